import Files
import Releases

extension PressingHint {
  /// What the name of a photo says, that of its folder, and the text file beside it: `back.txt` for
  /// `back.jpg`.
  ///
  /// Standard input has none. A text file that cannot be read says nothing: it is no photo's fault.
  static func hints(about photo: PhotoPath) -> [PressingHint] {
    guard photo != .standardInput else { return [] }
    let names = hints(aboutName: photo)
    guard let textFile = photo.textFile, let file = try? WholeFile(textFile, limit: largestTextFile)
    else {
      return names
    }
    return [PressingHint(String(decoding: file.bytes, as: UTF8.self), from: .textFile)] + names
  }

  /// What the name of a photo says, and that of its folder, for one that has no file.
  static func hints(aboutName photo: PhotoPath) -> [PressingHint] {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    let parts = photo.bytes.split(separator: slash).suffix(2)
    guard let name = parts.last else { return [] }
    let base = name.dropFirst().lastIndex(of: dot).map { name[..<$0] } ?? name
    let folder = parts.count == 2 ? [Array(parts[parts.startIndex])] : []
    return (folder + [Array(base)]).map {
      PressingHint(String(decoding: $0, as: UTF8.self), from: .name)
    }
  }

  /// In bytes: a larger file is no note about a record.
  private static let largestTextFile = 64 << 10
}
