import Library
import Text

extension LibraryCheckup {
  /// The results of the check, one on each line.
  public var text: String {
    let facts = [
      ("library", path),
      ("records", "\(count.items) in \(count.folders.counted("folder"))"),
      ("crates", "\(count.crates)"),
      ("wants", "\(count.wants)"),
      ("decisions", "\(count.decisions)"),
      ("undo", count.changes.counted("change")),
      ("backups", backups.isEmpty ? "none yet" : backups.joined(separator: ", ")),
      ("sound", problems.isEmpty ? "yes" : "no: \(problems.count.counted("problem"))"),
    ]
    return facts.map { "\($0.fitted(to: 11))\($1.safeForTerminal)\n" }.joined()
  }
}
