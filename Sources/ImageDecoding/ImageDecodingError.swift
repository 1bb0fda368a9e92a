import Problems

/// Why bytes could not be turned into a picture.
public enum ImageDecodingError: Problem, Equatable, Codable {
  /// There are no bytes at all.
  case empty
  /// The first bytes are of no format that is read here.
  case unknownFormat
  /// The header announces more pixels than the limit allows.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// Decoding takes more memory than pictures within the limit usually do.
  case tooMuchMemory(width: Int, height: Int, limit: Int)
  /// Decoding takes far more work than the picture is worth, as only files made to harm ask for.
  case tooMuchToDecode
  /// The file has more pages, or more pixels on all of them, than are read.
  case tooManyPages
  /// The format has this, but it is not read here.
  case unsupported(format: ImageFormat, feature: String)
  /// The bytes are damaged or end early; `reason` is the decoder's own text, `offset` the byte from
  /// which nothing more could be read, where that is known.
  case damaged(format: ImageFormat, reason: String, offset: Int?)
  /// Of so many pages one after the other, none could be decoded.
  indirect case pages(count: Int, first: ImageDecodingError)
  /// It took more processor time than a photo may take.
  case tooMuchWork(seconds: Int)
  /// It ended the process that decoded it.
  case crash(reason: String)
  /// The process that decoded it was ended from outside, or none could be started.
  case noDecoder(reason: String)
}

extension ImageDecodingError {
  /// Whether it depends on the machine and the moment, so that another try may succeed.
  public var isPassing: Bool {
    switch self {
    case .tooMuchWork, .noDecoder: true
    case .empty, .unknownFormat, .tooManyPixels, .tooMuchMemory, .tooMuchToDecode, .tooManyPages,
      .unsupported, .damaged, .pages, .crash:
      false
    }
  }

  /// Whether it is about a file as a whole, whatever page it was at.
  public var isOfFile: Bool {
    switch self {
    case .empty, .unknownFormat, .tooManyPages, .tooMuchWork, .crash, .noDecoder: true
    case .tooManyPixels, .tooMuchMemory, .tooMuchToDecode, .unsupported, .damaged, .pages: false
    }
  }
}

extension ImageDecodingError {
  /// The byte from which nothing more could be read, where that is known.
  public var offset: Int? {
    switch self {
    case .damaged(_, _, let offset): offset
    case .pages(_, let first): first.offset
    default: nil
    }
  }
}

extension ImageDecodingError {
  /// Whether the picture is not decoded at all, whatever could be decoded of it.
  var isRefusal: Bool {
    switch self {
    case .tooManyPixels, .tooMuchMemory, .tooMuchToDecode: true
    default: false
    }
  }

  public var reason: String {
    switch self {
    case .empty:
      "the file is empty"
    case .unknownFormat:
      "not a picture in a format that is read here "
        + "(\(ImageFormat.allCases.map(\.name).joined(separator: ", ")))"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are over the limit of \(limit / 1_000_000) megapixels"
    case .tooMuchMemory(let width, let height, let limit):
      "\(width) × \(height) pixels of this kind take more memory than the limit of "
        + "\(limit / 1_000_000) megapixels allows"
    case .tooMuchToDecode:
      "decoding it takes far more work than a picture of its size is worth"
    case .tooManyPages:
      "too many pages for one file"
    case .unsupported(let format, let feature):
      "\(format.name) with \(feature) is not read here"
    case .damaged(let format, let reason, let offset):
      "damaged \(format.name)" + (offset.map { " from byte \($0)" } ?? "") + " (\(reason))"
    case .pages(let count, let first):
      "\(count) pages from here on cannot be decoded, the first: \(first.reason)"
    case .tooMuchWork(let seconds):
      "takes more than \(seconds) s of processor time"
    case .crash(let reason):
      "ends the program that decodes it (\(reason))"
    case .noDecoder(let reason):
      "could not be decoded this time (\(reason))"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .empty: .copyFromCamera
    case .unknownFormat, .unsupported: .convertPicture
    case .tooManyPixels, .tooMuchMemory: .raisePixelLimit
    case .tooMuchToDecode: .convertPicture
    case .tooManyPages: .splitFile
    case .damaged: .copyAgain
    case .pages(_, let first): first.remedy
    case .tooMuchWork: .raiseTimeLimit
    case .crash: .convertPicture
    case .noDecoder: .tryAgain
    }
  }
}
