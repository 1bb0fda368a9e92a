import Foundation

/// Hands the addresses of pages to the browser of the system.
public struct WebBrowser: Sendable {
  /// Starts the browser with an address; false where that is not possible.
  let open: @Sendable (URL) -> Bool

  public init(open: @escaping @Sendable (URL) -> Bool) {
    self.open = open
  }

  /// The one that xdg-open(1) knows.
  public static let ofSystem = WebBrowser { url in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let programs = folders.map { folder in "\(folder)/xdg-open" }
    guard let program = programs.first(where: { access($0, X_OK) == 0 }) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
