/// A picture format that can be decoded.
///
/// Each format is defined beside its decoder, and ``PictureFormats`` lists the decoders.
public struct ImageFormat: RawRepresentable, Hashable, Sendable, Codable {
  /// The word that stands for it in stored data, such as "jpeg".
  public let rawValue: String
  /// The name that people know it by, such as "JPEG".
  public let name: String
  /// The endings of file names that are usual for it, in lower case and without the dot.
  public let fileNameExtensions: [String]

  init(_ rawValue: String, name: String, fileNameExtensions: [String]) {
    self.rawValue = rawValue
    self.name = name
    self.fileNameExtensions = fileNameExtensions
  }
}

extension ImageFormat: CaseIterable {
  public static let allCases: [ImageFormat] = PictureFormats.decoders.flatMap { $0.formats }
}

extension ImageFormat {
  /// The format of that stored word; nil for any other.
  public init?(rawValue: String) {
    self.init { $0.rawValue == rawValue }
  }

  /// The format whose signature `bytes` begins with, whatever the file is called; nil for any other
  /// content.
  ///
  /// - Parameter bytes: the whole file, or at least its first 512 bytes.
  public init?(signatureOf bytes: [UInt8]) {
    guard let format = PictureFormats.identify(bytes)?.format else { return nil }
    self = format
  }

  /// The format that files with such an ending usually have; nil where that is none.
  ///
  /// - Parameter ending: what follows the last dot of a file's name, in any case.
  public init?(fileNameExtension ending: String) {
    let ending = ending.lowercased()
    self.init { $0.fileNameExtensions.contains(ending) }
  }

  private init?(where isWanted: (ImageFormat) -> Bool) {
    guard let format = Self.allCases.first(where: isWanted) else { return nil }
    self = format
  }
}
