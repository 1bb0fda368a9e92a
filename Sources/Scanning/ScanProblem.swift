import AppNavigation
import BarcodeReading
import Barcodes
import Files
import ImageDecoding

/// Why an outcome is not what was hoped for.
public enum ScanProblem: Error, Sendable, Equatable {
  case file(FileProblem)
  case image(ImageDecodingError)
  case unread(ReaderResult.Failure)
  case typed(GTIN.ParsingError)
  case lookUp(NavigationFailure)

  /// One word for programs to switch on.
  public var kind: String {
    switch self {
    case .file: "file"
    case .image: "image"
    case .unread(let failure): failure.rawValue
    case .typed: "typed"
    case .lookUp: "lookUp"
    }
  }
}

extension ScanProblem {
  /// The byte of the file from which nothing more could be read, where that is known.
  public var byte: Int? {
    guard case .image(let error) = self else { return nil }
    return error.offset
  }
}

extension ScanProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let problem): problem.description
    case .image(let error): error.description
    case .unread(.noBarsSeen): "no bars seen: photograph the barcode closer and in focus"
    case .unread(.notDecodable):
      "bars seen but not decodable: photograph them closer, sharper or without glare"
    case .unread(.contradictory):
      "readings that contradict each other: photograph the barcode again, closer"
    case .typed(let error): "not a barcode: \(error)"
    case .lookUp(let failure): failure.description
    }
  }
}
