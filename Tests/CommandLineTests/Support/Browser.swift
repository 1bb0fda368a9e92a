import Foundation

/// Headless Chromium, with a profile of its own.
struct Browser {
  /// What came of loading a page.
  struct Result {
    /// The document as its scripts left it.
    let document: String
    /// What was said on the console: errors, and what the page's policy refused.
    let complaints: [String]
  }

  static let executable = "/usr/bin/chromium"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

  let program: Program

  /// Loads a page of the program's folder; pages may look into each other.
  func load(_ name: String, arguments: [String] = []) throws -> Result {
    let path = program.folder.path(name)
    let flags =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
        "--disable-component-update", "--no-first-run", "--enable-logging=stderr",
        "--allow-file-access-from-files", "--virtual-time-budget=10000",
        "--user-data-dir=\(program.folder.path("browser"))",
      ] + arguments + ["--dump-dom", "file://\(path)"]
    let result = try program.shell(
      ([Self.executable] + flags).map { "'\($0)'" }.joined(separator: " "))
    return Result(
      document: result.stdout, complaints: result.complaints.filter { $0.contains(":CONSOLE") })
  }
}
