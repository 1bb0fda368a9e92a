import Decompression
import Files

/// The first bytes of a dump, which tell what it is.
struct DumpStart {
  let file: DecompressedFile
  /// The file itself, or a member of an archive.
  let source: any ByteSource
  let kind: ReleaseDump.Kind
  let frame: ChunkFrame
  /// What was read after the root's opening tag, and where that begins.
  let head: [UInt8]
  let place: DumpPlace

  /// How many bytes may come before the first release.
  private static let limit = 1 << 16

  /// - Throws: ``DumpProblem``.
  init(_ path: PhotoPath) throws(DumpProblem) {
    let bytes: [UInt8]
    do throws(DecompressionProblem) {
      file = try DecompressedFile(path)
      let isArchive = TarMember.isArchive(try file.peek(512))
      source = isArchive ? try TarMember("mbdump/release", of: file) : file
      bytes = try source.next(Self.limit)
    } catch {
      throw .stream(error)
    }
    var prologue = XMLPrologue(bytes)
    let root = prologue.root()
    switch root {
    case .element("releases"):
      kind = .discogsReleases
      frame = .releases
    case .element("masters"):
      kind = .discogsMasters
      frame = .masters
    case .json:
      kind = .musicBrainzReleases
      frame = .lines
    default: throw .notADump(path: path, root.words)
    }
    head = Array(bytes[prologue.position...])
    place = DumpPlace(
      byte: prologue.position, line: 1 + bytes[..<prologue.position].lineFeeds)
  }
}

extension XMLPrologue.Root {
  /// What the file is instead of a dump.
  fileprivate var words: String {
    switch self {
    case .nothing: "is empty"
    case .documentType("html"), .element("html"): "is a web page, not a dump"
    case .documentType: "has a document type, which no dump has"
    case .encoding(let name): "is in \(name), not in UTF-8 as dumps are"
    case .element(let name): "holds <\(name)>, not releases or masters"
    case .json, .other: "is no dump of releases or masters"
    }
  }
}
