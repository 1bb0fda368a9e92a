import Navigation
import Testing

/// The code of "SheetsAndAlerts".
@MainActor
@Suite(.timeLimit(.minutes(20))) struct SheetExamples {
  let navigator = AppNavigator(initialTab: .reading)

  func edit(_ book: Book) async {
    let result = navigator.presentSheet(.editor(book), returning: Book.self)
    if let edited = await result.value {
      navigator.update(.book(edited))
    }
  }

  @Test func aSheetReturnsAValue() async {
    navigator.push(.book(emma))
    async let editing: Void = edit(emma)
    while navigator.state.sheet == nil { await Task.yield() }

    // In the sheet, when the person is done:
    navigator.finishSheet(with: Book(id: 1, title: "Emma, revised"))

    await editing
    #expect(navigator.state.frontRoute == .book(Book(id: 1, title: "Emma, revised")))
  }

  func delete(_ book: Book) async {
    let question = NavigationAlert<AppRoute.AlertAction>(
      "Delete \(book.title)?", message: "It cannot be brought back.", style: .confirmation,
      buttons: [
        .init("Delete", role: .destructive, action: .delete(book: book.id)),
        .init("Cancel", role: .cancel),
      ])
    switch await navigator.ask(question).value {
    case .delete(let id): navigator.remove(ids: [.book(id), .editor(id)])
    case nil: break
    }
  }

  @Test func anAlertIsAnswered() async throws {
    navigator.push(.book(emma))
    async let deleting: Void = delete(emma)
    while navigator.state.alert == nil { await Task.yield() }

    // On the drawing side, when a button is chosen:
    let button = try #require(navigator.state.alert?.buttons.first)
    navigator.answerAlert(with: button.action)

    await deleting
    #expect(navigator.state.frontPath.isEmpty)
  }

  @Test func unsavedEditsAreGuarded() {
    navigator.presentSheet(.editor(emma))
    navigator.mark(.editor(emma.id), isUnsaved: true)

    navigator.dismissSheet()
    #expect(navigator.state.sheet != nil)
    #expect(navigator.state.pendingLeave?.unsavedIDs == [.editor(emma.id)])

    navigator.confirmLeave()  // or cancelLeave()
    #expect(navigator.state.sheet == nil)
  }
}
