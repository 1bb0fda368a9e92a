import Files
import Scanning

/// Writes the names of photos that would be scanned.
public struct PlannedPhotoWriter {
  private let format: OutcomeFormat
  private var isFirst = true

  public init(format: OutcomeFormat) {
    self.format = format
  }

  public func header() -> String {
    switch format {
    case .text, .jsonl: ""
    case .csv: "path\n"
    case .json: "["
    }
  }

  public mutating func text(of path: PhotoPath) -> String {
    defer { isFirst = false }
    let object = JSONWriter.text(of: .object(["path": .bytes(path.bytes)]))
    return switch format {
    case .text: path.description.safeForTerminal + "\n"
    case .csv: CSVPrinter.line([path.description])
    case .jsonl: object + "\n"
    case .json: (isFirst ? "\n" : ",\n") + object
    }
  }

  public func footer() -> String { format == .json ? "\n]\n" : "" }
}
