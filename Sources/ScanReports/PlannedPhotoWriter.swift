import Files
import Scanning
import Text

/// Writes the names of photos that would be scanned.
public struct PlannedPhotoWriter {
  private let format: OutcomeFormat
  private var list: JSONList

  public init(format: OutcomeFormat) {
    self.format = format
    list = JSONList(format == .json ? .array : .lines)
  }

  public func header() -> String {
    switch format {
    case .text: ""
    case .csv, .csvRaw: "path\n"
    case .json, .jsonl: list.header
    }
  }

  public mutating func text(of path: PhotoPath) -> String {
    switch format {
    case .text: path.description.safeForTerminal + "\n"
    case .csv, .csvRaw: format.line([path.description])
    case .json, .jsonl: list.text(of: .object(["path": .bytes(path.bytes)]))
    }
  }

  public func footer() -> String {
    switch format {
    case .text, .csv, .csvRaw: ""
    case .json, .jsonl: list.footer
    }
  }
}
