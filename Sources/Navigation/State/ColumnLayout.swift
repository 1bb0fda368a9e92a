/// Whether the drawing side has room for one column or for two.
///
/// The drawing side reports its width, in the unit that it draws in; only a width that crosses
/// ``breakpoint`` changes anything. The stacks are the same under both layouts, so a window that
/// narrows and widens again loses nothing.
public struct ColumnLayout: Hashable, Codable, Sendable {
  /// A number of columns.
  public enum Columns: Hashable, Codable, Sendable {
    /// The top of the stack fills the width.
    case one
    /// The root of the tab stands beside the top of its stack.
    case two
  }

  /// The smallest width that has room for two columns.
  public let breakpoint: Int

  /// The columns that the last reported width has room for.
  public private(set) var columns: Columns

  /// Starts in the layout for `width`. Without a breakpoint there is always one column.
  public init(breakpoint: Int = .max, width: Int = 0) {
    self.breakpoint = breakpoint
    self.columns = width >= breakpoint ? .two : .one
  }

  /// Chooses the columns for `width` and tells whether they changed.
  mutating func fit(width: Int) -> Bool {
    let fitted = ColumnLayout(breakpoint: breakpoint, width: width)
    defer { self = fitted }
    return fitted != self
  }
}

/// What of a tab is in view under the current layout.
public enum VisibleColumns<Route: NavigationRoute>: Hashable, Sendable {
  /// One column: the top of the stack, or the root of the tab when the stack is empty.
  case one(Route?)

  /// Two columns: the root of the tab as the list, and the top of the stack as the detail; with
  /// an empty stack nothing is chosen yet.
  case two(detail: Route?)
}
