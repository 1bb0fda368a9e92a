/// What the profile shows besides the account: catalogues, preferences and the terminal.
public struct ProfileDetails: Sendable, Hashable {
  /// The catalogues in use, the one that is asked first first; nil where nothing is to be said of them.
  public var catalogues: [ProfileCatalogue]?
  /// The import that runs, or how the last one ended.
  public var importing: ProfileImport?
  /// The settings, and the file that has them.
  public var preferences: [ProfilePreference] = []
  public var settingsFile: String?
  /// Why the catalogues or the settings cannot be read, in words.
  public var problems: [String] = []
  /// What the terminal can do.
  public var terminal: [ScreenFact] = []

  public init() {}
}

/// A catalogue in use.
public struct ProfileCatalogue: Sendable, Hashable {
  /// With the day of its data, such as "discogs of 2026-11-01".
  public let name: String
  public let releases: Int
  /// Where its data come from, and their licence.
  public let source: String
  /// Nil for the sample that is part of the program.
  public let file: String?

  public init(name: String, releases: Int, source: String, file: String?) {
    self.name = name
    self.releases = releases
    self.source = source
    self.file = file
  }
}

/// An import of a catalogue, in words.
public struct ProfileImport: Sendable, Hashable {
  /// The dump's file, and how far it is or how it ended.
  public let words: String
  public let isRunning: Bool

  public init(_ words: String, isRunning: Bool) {
    self.words = words
    self.isRunning = isRunning
  }
}

/// A setting that can be changed in place.
public struct ProfilePreference: Sendable, Hashable {
  /// As `vinylcrate config` names it.
  public let name: String
  /// Nil where it has none.
  public let value: String?
  /// Where the value comes from, such as "config.toml, line 3"; nil for the default.
  public let place: String?
  /// All values that it can have; empty where these cannot be listed.
  public let choices: [String]
  /// What a value must be, in words.
  public let requirement: String

  public init(
    name: String, value: String?, place: String?, choices: [String], requirement: String
  ) {
    self.name = name
    self.value = value
    self.place = place
    self.choices = choices
    self.requirement = requirement
  }
}
