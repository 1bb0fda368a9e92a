import Navigation
import Testing
import TextFront

@testable import NotesExample

@MainActor
@Suite struct NotesTests {
  private let notebook = Notebook()
  private let shopping = NotesRoute.detail(Note(id: 1, title: "Shopping"))
  private let packing = NotesRoute.detail(Note(id: 2, title: "Packing"))

  @Test func theSessionReadsAsWritten() async throws {
    let example = try ExampleSession()
    let front = NotesFront(notebook: notebook)
    #expect(await TextFront.transcript(of: front, session: example.session) == example.transcript)
  }

  @Test func oneTabNeverTouchesAnother() {
    notebook.home.push(shopping)
    notebook.archive.push(packing)
    notebook.archive.replace(with: [.settings])
    notebook.home.popToRoot()
    #expect(notebook.home.path.isEmpty)
    #expect(notebook.archive.path == [.settings])
    #expect(notebook.navigator.state.selectedTab == .home)
  }

  @Test func aLinkReplacesThePathOfOneTab() {
    notebook.home.replace(with: [shopping, .settings])
    notebook.archive.push(shopping)
    notebook.open("notes://note/2")
    #expect(notebook.navigator.state.paths == [.home: [packing], .archive: [shopping]])
  }

  @Test(arguments: ["notes://note/9", "notes://note/", "notes://", "films://note/2", ""])
  func aLinkToNoNoteLeavesThePathAlone(link: String) {
    notebook.home.push(shopping)
    notebook.open(link)
    #expect(notebook.home.path == [shopping])
  }

  @Test func aSheetIsBesideTheStack() {
    notebook.home.push(shopping)
    notebook.navigator.navigate(to: .newNote)
    notebook.home.push(.settings)
    #expect(notebook.navigator.state.sheet == NavigationSheet(root: .newNote))
    notebook.navigator.dismissSheet()
    #expect(notebook.navigator.state.frontPath == [shopping, .settings])
  }

  @Test func aDraftIsNotBegunAnew() async {
    let adding = Task { await notebook.addNote() }
    while notebook.navigator.state.sheet == nil { await Task.yield() }
    notebook.write("milk")
    let addingAgain = Task { await notebook.addNote() }
    for _ in 1...10 { await Task.yield() }
    #expect(notebook.draft == "milk")
    notebook.saveDraft()
    await adding.value
    await addingAgain.value
    #expect(notebook.notes[3]?.title == "milk")
  }

  @Test func theQuestionAboutADraftEndsWhenItIsSaved() async throws {
    let front = NotesFront(notebook: notebook)
    for line in ["new", "write milk", "close", "save", "new", "write eggs"] {
      _ = await front.perform(try #require(Command(line)))
    }
    #expect(front.screen == ["home: (New note: eggs)"])
    _ = await front.perform(try #require(Command("discard")))
    #expect(front.screen == ["home: (New note: eggs)"])
    _ = await front.perform(try #require(Command("save")))
    #expect(notebook.notes[4]?.title == "eggs")
  }

  @Test func everyDestinationHasALabelOfItsOwn() {
    var labels: Set<String> = []
    for tab in NotesTab.allCases {
      notebook.navigator.switchTab(to: tab, clearStacks: true)
      labels.insert(notebook.navigator.state.accessibilityLabel)
    }
    for route in [shopping, packing, .profile(userID: 5), .settings, .newNote] {
      notebook.navigator.navigate(to: route)
      labels.insert(notebook.navigator.state.accessibilityLabel)
    }
    #expect(labels.count == 7)
    #expect(!labels.contains(""))
  }
}
