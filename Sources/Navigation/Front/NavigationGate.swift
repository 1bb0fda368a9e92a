import Observation

/// Navigation that can be taken back to its beginning, as one side of a ``NavigationGate``.
@MainActor
public protocol ClearableNavigation: AnyObject {
  /// Forgets every stack and the sheet.
  func clear()
}

extension Navigator: ClearableNavigation {}

/// Shows one of two separate navigations, on a condition: outside it, or inside.
///
/// Signed out and signed in are the usual sides. Each has tabs and routes of its own type, so no
/// stack can mix them. When the gate shuts, both are cleared, unsaved edits included: the next person
/// to come in finds nothing of the last.
@Observable
@MainActor
public final class NavigationGate<Outside: ClearableNavigation, Inside: ClearableNavigation> {
  /// The side to draw.
  public enum Side {
    case outside(Outside)
    case inside(Inside)
  }

  /// What is shown while the gate is shut.
  @ObservationIgnored public let outside: Outside

  /// What is shown while the gate is open.
  @ObservationIgnored public let inside: Inside

  /// Whether the inside is shown.
  public private(set) var isOpen: Bool

  /// A gate between two navigations, which clears both when it shuts.
  public init(isOpen: Bool, outside: Outside, inside: Inside) {
    self.isOpen = isOpen
    self.outside = outside
    self.inside = inside
  }

  /// The side to draw, with what is on it.
  public var side: Side { isOpen ? .inside(inside) : .outside(outside) }

  /// Shows the side that the condition asks for. Telling it the same again changes nothing.
  public func update(isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    guard !isOpen else { return }
    outside.clear()
    inside.clear()
  }
}
