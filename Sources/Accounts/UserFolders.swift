import Foundation

/// Where the app keeps files of its own, by the XDG base directory specification.
public struct UserFolders: Sendable, Hashable {
  /// The catalogue.
  public let data: URL
  /// Where the user was; losing it does no harm.
  public let state: URL
  /// Settings, and secrets.
  public let configuration: URL
  /// What can be fetched again.
  public let cache: URL

  /// The folders that an environment names: `VINYLCRATE_DATA`, `VINYLCRATE_STATE`,
  /// `VINYLCRATE_CONFIG` and `VINYLCRATE_CACHE`, else `vinylcrate` in `XDG_DATA_HOME` and so on, else in their usual places
  /// in `HOME`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func folder(own: String, shared: String, usual: String) -> URL {
      if let path = environment[own], !path.isEmpty { return URL(fileURLWithPath: path) }
      // The specification has relative paths ignored.
      if let path = environment[shared], path.hasPrefix("/") {
        return URL(fileURLWithPath: path).appendingPathComponent("vinylcrate")
      }
      return URL(fileURLWithPath: environment["HOME"] ?? "/nonexistent")
        .appendingPathComponent(usual).appendingPathComponent("vinylcrate")
    }
    data = folder(own: "VINYLCRATE_DATA", shared: "XDG_DATA_HOME", usual: ".local/share")
    state = folder(own: "VINYLCRATE_STATE", shared: "XDG_STATE_HOME", usual: ".local/state")
    configuration = folder(own: "VINYLCRATE_CONFIG", shared: "XDG_CONFIG_HOME", usual: ".config")
    cache = folder(own: "VINYLCRATE_CACHE", shared: "XDG_CACHE_HOME", usual: ".cache")
  }
}
