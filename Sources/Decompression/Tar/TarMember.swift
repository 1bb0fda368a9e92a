/// The bytes of one member of a tar archive: ustar, with the long names and sizes of pax and GNU.
public final class TarMember: ByteSource {
  private let archive: DecompressedFile
  /// How many bytes of the member are still to be read.
  private var rest: Int

  /// The most bytes that a long name or a pax header may take.
  private static let headerLimit = 1 << 20

  /// Reads the archive up to a member.
  ///
  /// - Parameters:
  ///   - name: the member's whole name, such as "mbdump/release".
  ///   - archive: read from its beginning; nothing else may read from it afterwards.
  /// - Throws: ``DecompressionProblem``, also where there is no such member.
  public init(_ name: String, of archive: DecompressedFile) throws(DecompressionProblem) {
    self.archive = archive
    rest = 0
    var extended = TarExtension()
    while let header = try Self.header(of: archive) {
      switch header.kind {
      case .file where (extended.name ?? header.name) == name:
        rest = extended.size ?? header.size
        return
      case .longName, .pax:
        guard header.size <= Self.headerLimit else {
          throw Self.damage("a tar header of \(header.size) bytes", in: archive)
        }
        let content = try archive.next(header.size)
        try archive.skip(TarHeader.padding(after: header.size))
        header.kind == .pax ? extended.addPax(content) : extended.addLongName(content)
      case .file, .other:
        let size = extended.size ?? header.size
        try archive.skip(size + TarHeader.padding(after: size))
        extended = TarExtension()
      }
    }
    throw DecompressionProblem(
      path: archive.path, offset: archive.offset, fault: .noMember(name))
  }

  /// Whether a file that starts with these bytes is a tar archive; 512 are enough.
  public static func isArchive(_ start: some Collection<UInt8>) -> Bool {
    TarHeader(Array(start.prefix(TarHeader.size))) != nil
  }

  public func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(DecompressionProblem) -> Int {
    let count = min(rest, buffer.count)
    let filled = try archive.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]))
    guard filled == count else { throw Self.truncation(of: archive) }
    rest -= filled
    return filled
  }

  /// The next header; nil at the end of the archive, which is a block of zeros.
  private static func header(
    of archive: DecompressedFile
  ) throws(DecompressionProblem) -> TarHeader? {
    let block = try archive.next(TarHeader.size)
    if block.isEmpty || block.count == TarHeader.size && block.allSatisfy({ $0 == 0 }) {
      return nil
    }
    guard block.count == TarHeader.size else { throw truncation(of: archive) }
    guard let header = TarHeader(block) else { throw damage("not a tar header", in: archive) }
    return header
  }

  private static func truncation(of archive: DecompressedFile) -> DecompressionProblem {
    DecompressionProblem(
      path: archive.path, offset: archive.offset, fault: .truncated("the tar archive"))
  }

  private static func damage(
    _ reason: String, in archive: DecompressedFile
  ) -> DecompressionProblem {
    DecompressionProblem(path: archive.path, offset: archive.offset, fault: .damaged(reason))
  }
}

extension DecompressedFile {
  /// Leaves bytes out.
  fileprivate func skip(_ count: Int) throws(DecompressionProblem) {
    var rest = count
    while rest > 0 {
      let skipped = try next(min(rest, 1 << 16)).count
      if skipped == 0 { return }
      rest -= skipped
    }
  }
}
