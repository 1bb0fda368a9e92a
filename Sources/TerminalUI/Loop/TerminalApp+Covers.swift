/// Records by their covers.
extension TerminalApp {
  /// Shows the list of copies in front by their covers, or as a list again.
  func toggleCovers() {
    guard showsCopies else { return }
    state.page.isGrid.toggle()
    keepList()
    state.page.reveal(height: max(1, state.listHeight), columns: state.listColumns)
    loadMore()
  }

  /// Shows another photo of the record in front, and says which.
  func showPhoto(by steps: Int) {
    state.page.stepPhotos(by: steps)
    guard let words = state.page.photoWords, let photo = state.page.photo else {
      if state.page.isAlbum { state.notice = .failed("there is no other photo of this record") }
      return
    }
    state.notice = .done("\(words): \(photo)")
  }

  /// Left and right lead to the covers beside, where they would open and go back in a list.
  ///
  /// - Returns: whether the key was meant for the covers.
  func pressInCovers(_ key: Key) -> Bool {
    guard state.page.isGrid, key.held.isEmpty else { return false }
    switch key.name {
    case .left, .character("h"): move(by: -1)
    case .right, .character("l"): move(by: 1)
    default: return false
    }
    return true
  }

  /// How many rows the wheel moves by.
  var wheelStep: Int { state.page.isGrid ? state.listColumns : 3 }
}
