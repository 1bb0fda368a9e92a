import AppNavigation
import Library
import Links
import SampleRecords
import Testing

/// The editor of a crate returns what was saved, and edits are not lost without a word.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct CrateEditorTests {
  private let coordinator = AppCoordinator(catalog: FakeCatalog(), library: Samples.library)

  private var sheet: Route? { coordinator.navigator.state.sheet?.root }

  /// Opens the editor, and returns once it is shown.
  private func edit(_ id: CustomCrate.ID?) async -> Task<CustomCrate?, Never> {
    let editing = Task { await coordinator.editCrate(id) }
    while sheet == nil { await Task.yield() }
    return editing
  }

  @Test func whatWasSavedIsReturned() async {
    let editing = await edit(Samples.sunday.id)
    #expect(sheet == .crateEditor(Samples.sunday))
    coordinator.markCrateEditor(hasEdits: true)
    let monday = CustomCrate(id: Samples.sunday.id, name: "Monday")
    coordinator.finishCrateEditor(with: monday)
    #expect(await editing.value == monday)
    #expect(sheet == nil)
  }

  @Test func whoDismissesItSavesNothing() async {
    let editing = await edit(nil)
    #expect(sheet == .crateEditor(nil))
    coordinator.navigator.dismissSheet()
    #expect(await editing.value == nil)
  }

  @Test func aLinkWaitsForAWordOnTheEdits() async {
    let editing = await edit(Samples.sunday.id)
    coordinator.markCrateEditor(hasEdits: true)
    await coordinator.handle(url: "vinylcrate://album/1")
    let navigator = coordinator.navigator
    #expect(sheet == .crateEditor(Samples.sunday))
    #expect(navigator.state.pendingLeave?.unsavedIDs == [.crateEditor(id: Samples.sunday.id)])
    navigator.cancelLeave()
    #expect(navigator.state.path(on: .home).isEmpty)

    await coordinator.handle(url: "vinylcrate://album/1")
    navigator.confirmLeave()
    #expect(navigator.state.frontRoute == .albumDetail(Samples.dub, nil))
    #expect(await editing.value == nil)
  }

  @Test func savedEditsHoldNothingBack() async {
    let editing = await edit(Samples.sunday.id)
    coordinator.markCrateEditor(hasEdits: true)
    coordinator.markCrateEditor(hasEdits: false)
    await coordinator.handle(url: "vinylcrate://wants")
    #expect(sheet == nil)
    #expect(await editing.value == nil)
  }

  @Test func aCrateThatIsGoneIsTold() async {
    let gone = CustomCrate(id: .init(), name: "Gone")
    #expect(await coordinator.editCrate(gone.id) == nil)
    #expect(coordinator.failure?.kind == .crateUnknown)
    #expect(sheet == nil)
  }

  @Test func withoutAnEditorNothingIsMarkedOrClosed() {
    coordinator.navigator.presentSheet(.profile)
    coordinator.markCrateEditor(hasEdits: true)
    coordinator.finishCrateEditor(with: Samples.sunday)
    #expect(sheet == .profile)
    #expect(coordinator.navigator.state.unsavedIDs.isEmpty)
  }
}
