import BarcodeReading
import Barcodes
import Files
import ImageDecoding
import Links
import Problems

/// Why an outcome is not resolved, or is only a part of what the photo shows.
public enum ScanProblem: Problem, Equatable {
  case file(FileProblem)
  case image(ImageDecodingError)
  case unread(ReaderResult.Failure)
  case typed(GTIN.ParsingError)
  case lookUp(LinkFailure)

  /// One word for programs.
  public var kind: String {
    switch self {
    case .file: "file"
    case .image(.tooMuchToDecode), .image(.tooMuchWork): "budget"
    case .image(.crash): "crash"
    case .image: "image"
    case .unread(let failure): failure.kind.rawValue
    case .typed: "typed"
    case .lookUp: "lookUp"
    }
  }
}

extension ScanProblem {
  /// Whether it is about a file as a whole, whatever page it was at.
  public var isOfFile: Bool {
    switch self {
    case .file: true
    case .image(let error): error.isOfFile
    case .unread, .typed, .lookUp: false
    }
  }

  /// The byte offset in the file at which decoding failed, if that is known.
  public var byte: Int? {
    guard case .image(let error) = self else { return nil }
    return error.offset
  }
}

extension ScanProblem {
  public var reason: String {
    switch self {
    case .file(let problem): problem.reason
    case .image(let error): error.reason
    case .unread(let failure): failure.reason
    case .typed(let error): "not a barcode: \(error)"
    case .lookUp(let failure): failure.reason
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .file(let problem): problem.remedy
    case .image(let error): error.remedy
    case .unread(let failure): failure.remedy
    case .typed: nil
    case .lookUp(let failure): failure.remedy
    }
  }
}
