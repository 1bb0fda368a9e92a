import Releases

/// What can be set once for every run. The raw value is its key in the file.
public enum Setting: String, Sendable, Hashable, CaseIterable {
  /// The file of the library.
  case library
  /// The name or file of the catalogue.
  case catalog
  /// ``PressingPreferences/countries``
  case countries
  /// ``PressingPreferences/media``
  case media
  /// When to colour text.
  case color
  /// The background that the app's colours are made for.
  case theme
  /// How the app draws photos.
  case pictures
  /// Which keys do what in the app, each as a command, an equals sign and a key.
  case keys
  /// How many photos are processed at the same time.
  case jobs
  /// Whether sources on the network are asked for what no catalogue on this machine knows.
  case online
  /// Which of the sources on the network are asked, in this order.
  case sources
}

extension Setting {
  /// Its variable in the environment.
  public var variable: String { "VINYLCRATE_" + rawValue.uppercased() }

  /// What a value must be.
  public var requirement: String {
    switch self {
    case .library: "a file, as a path from / or ~/"
    case .catalog: "the name of a catalogue, an address, or a file as a path from / or ~/"
    case .countries: "codes of countries such as GB,US"
    case .media: "a list of \(Medium.allCases.map(\.rawValue).joined(separator: ", "))"
    case .color: "auto, always or never"
    case .theme: "dark or light"
    case .pictures: "auto, kitty, sixel, symbols, letters or none"
    case .keys: "a list such as quit=ctrl-q, of commands and keys of the app"
    case .jobs: "a number from 1 on"
    case .online: "yes or no"
    case .sources: "a list of \(ReleaseID.Source.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }

  /// All values that it can have; empty where these cannot be listed.
  public var choices: [String] {
    switch self {
    case .color: ["auto", "always", "never"]
    case .theme: ["dark", "light"]
    case .pictures: ["auto", "kitty", "sixel", "symbols", "letters", "none"]
    case .online: ["yes", "no"]
    case .library, .catalog, .countries, .media, .keys, .jobs, .sources: []
    }
  }

  /// Whether it has several values, with commas between them.
  public var isList: Bool { [.countries, .media, .sources, .keys].contains(self) }

  /// A value in its usual form: codes in capitals, no spaces; nil if it cannot be one.
  public func normalized(_ text: String) -> String? {
    switch self {
    case .library, .catalog: text.isEmpty ? nil : text
    case .countries: normalizedList(text) { Self.country($0) }
    case .media: normalizedList(text) { Medium(rawValue: $0.lowercased())?.rawValue }
    case .color, .theme, .pictures, .online: choices.contains(text) ? text : nil
    case .keys: normalizedList(text) { Self.binding($0) }
    case .jobs: Int(text).flatMap { $0 > 0 ? String($0) : nil }
    case .sources: normalizedList(text) { ReleaseID.Source(rawValue: $0.lowercased())?.rawValue }
    }
  }

  private func normalizedList(_ text: String, _ item: (String) -> String?) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let items = parts.compactMap { part in item(part.filter { !$0.isWhitespace }) }
    return items.count == parts.count ? items.joined(separator: ",") : nil
  }

  /// A command and a key; the app knows which there are.
  private static func binding(_ text: String) -> String? {
    let parts = text.split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? text : nil
  }

  /// Two letters in any case; UK is GB.
  private static func country(_ text: String) -> String? {
    let code = text.uppercased()
    guard code.count == 2, code.allSatisfy({ ("A"..."Z").contains($0) }) else { return nil }
    return code == "UK" ? "GB" : code
  }
}
