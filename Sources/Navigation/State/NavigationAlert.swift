/// A question or a notice shown over everything else, as a value.
///
/// It says what is shown and what each answer stands for; what an answer does is up to the app. The
/// drawing side hands the ``Button/action`` of the chosen button to
/// ``NavigationAction/answerAlert(with:)``.
public struct NavigationAlert<Action: Hashable & Sendable>: Hashable, Sendable {
  /// How much attention it asks for.
  public enum Style: String, Hashable, Codable, Sendable {
    /// In the middle of the window: something went wrong, or there is something to know.
    case alert
    /// Beside what was chosen, as an action sheet: is this really meant?
    case confirmation
  }

  /// One of the answers.
  public struct Button: Hashable, Sendable {
    /// How the button is drawn.
    public enum Role: String, Hashable, Codable, Sendable {
      case ordinary
      /// Leaves everything as it is.
      case cancel
      /// Takes something away.
      case destructive
    }

    /// The text on the button.
    public let label: String

    /// How the button is drawn.
    public let role: Role

    /// What the answer stands for; nil for a button that only closes the alert.
    public let action: Action?

    /// A button with a text on it.
    public init(_ label: String, role: Role = .ordinary, action: Action? = nil) {
      self.label = label
      self.role = role
      self.action = action
    }
  }

  /// How much attention it asks for.
  public let style: Style

  /// The heading, in a few words.
  public let title: String

  /// What there is to know, in a sentence or two; nil for nothing more.
  public let message: String?

  /// The answers, in the order in which they are shown.
  public let buttons: [Button]

  /// An alert with its answers. One without buttons can only be dismissed.
  public init(
    _ title: String, message: String? = nil, style: Style = .alert, buttons: [Button] = []
  ) {
    self.style = style
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension NavigationAlert: Codable where Action: Codable {}
extension NavigationAlert.Button: Codable where Action: Codable {}
