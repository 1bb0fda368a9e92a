import AppNavigation
import Files

/// What the profile shows and changes besides the account, put together by the program.
public struct ProfileServices: Sendable {
  /// Reads the catalogues and the settings.
  public let details: @Sendable () async -> ProfileDetails
  /// Sets a setting in the user's file.
  ///
  /// - Throws: for a value that it cannot have.
  public let change: @Sendable (_ name: String, _ value: String?) throws -> PreferenceChange
  public let importDump: CatalogueImporting

  public init(
    details: @escaping @Sendable () async -> ProfileDetails,
    change: @escaping @Sendable (_ name: String, _ value: String?) throws -> PreferenceChange,
    importDump: @escaping CatalogueImporting
  ) {
    self.details = details
    self.change = change
    self.importDump = importDump
  }

  /// Nothing to show, and nothing that can be changed.
  public static let none = ProfileServices(
    details: { ProfileDetails() },
    change: { _, _ in PreferenceChange("there are no settings") },
    importDump: { _, _ in "there are no catalogues" })
}

/// Makes a catalogue of a dump, from which searches are answered then.
///
/// - Returns: what came of it, in words.
/// - Throws: a `Problem`, or `CancellationError` where its task was cancelled.
public typealias CatalogueImporting =
  @Sendable (_ dump: PhotoPath, _ tell: @escaping @Sendable (ImportProgress) -> Void) async throws
  -> String

/// What came of a change of a setting.
public struct PreferenceChange: Sendable {
  /// What was done, in words.
  public let words: String
  /// How the app is to be drawn now; nil for as before.
  public let appearance: Appearance?
  /// The keys that are to be used now; nil for those before.
  public let keys: KeyMap?

  public init(_ words: String, appearance: Appearance? = nil, keys: KeyMap? = nil) {
    self.words = words
    self.appearance = appearance
    self.keys = keys
  }
}
