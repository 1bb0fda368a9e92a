import AppNavigation

extension ProfilePreference {
  /// How a new value is asked for: chosen where all values are known, else typed.
  var question: Overlay {
    guard !choices.isEmpty else {
      return .prompt(
        Prompt(title: "\(name): \(requirement)", purpose: .preference(name), text: value ?? ""))
    }
    return .menu(
      Menu(
        "\(name): which?",
        choices.map { Menu.Item(title: $0, choice: .preference(name, $0)) }
          + [Menu.Item(title: "not set", choice: .preference(name, nil))]))
  }
}
