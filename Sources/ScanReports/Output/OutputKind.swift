/// The kinds of files that are written where the user says.
public enum OutputKind: Sendable, Hashable {
  /// An HTML page about a run.
  case report
  /// The outcomes of a run, as CSV.
  case outcomes
  /// The copies of a collection, in one of the ``CollectionFormat``s.
  case collection
  /// The picture of a cover, as its source gave it.
  case cover

  /// How many bytes of a file are enough to know its kind.
  static let startLength = 4096

  /// Whether a file of this kind, that VinylCrate wrote, begins so.
  ///
  /// - Parameter start: the first bytes of the file, ``startLength`` of them or all it has.
  func begins(_ start: [UInt8]) -> Bool {
    switch self {
    case .report:
      start.starts(with: ReportHead.doctype.utf8)
        && String(decoding: start, as: UTF8.self).contains(ReportHead.generator)
    case .outcomes: start.starts(with: CSVPrinter.start.utf8)
    case .collection: CollectionFormat.begins(start)
    case .cover: false
    }
  }

  /// As the user is told.
  var name: String {
    switch self {
    case .report: "report"
    case .outcomes: "list of outcomes"
    case .collection: "exported collection"
    case .cover: "cover"
    }
  }
}
