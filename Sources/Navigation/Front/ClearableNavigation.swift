/// Navigation that can be taken back to its beginning, as one side of a ``NavigationGate``.
@MainActor
public protocol ClearableNavigation: AnyObject {
  /// Forgets every stack and the sheet.
  func clear()
}

extension Navigator: ClearableNavigation {}
