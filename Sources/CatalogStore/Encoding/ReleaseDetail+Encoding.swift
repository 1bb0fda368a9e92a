import Releases

/// A release as bytes: a version, what a list shows, then the rest.
///
/// What a list shows comes first, so that a search can read its results without the tracklists.
extension ReleaseDetail {
  /// In the first byte of each release.
  static let encodingVersion: UInt8 = 1

  /// - Parameter isComplete: false keeps what a list shows, and nothing else.
  package func write(to writer: inout ByteWriter, isComplete: Bool = true) {
    writer.write(Self.encodingVersion)
    writer.write(raw: ReleaseKey.bytes(of: id))
    writer.write(title)
    writer.write(list: artists) {
      $0.write($1.name)
      $0.write($1.join)
      $0.write($1.usualName)
    }
    writer.write(list: labels) {
      $0.write($1.name)
      $0.write($1.catalogueNumber)
    }
    writer.write(list: formats) {
      $0.write($1.name)
      $0.write($1.quantity)
      $0.write(list: $1.descriptions) { $0.write($1) }
      $0.write($1.text)
    }
    writer.write(country)
    writer.write(released)
    writer.write((isMainRelease ? 1 : 0) | (isComplete ? 2 : 0) as UInt8)
    writer.write(raw: master.map(ReleaseKey.bytes) ?? [3])
    writer.write(optional: circulation?.have)
    writer.write(optional: circulation?.want)
    writer.write(optional: circulation?.pressings)
    if isComplete { writeRest(to: &writer) }
  }

  private func writeRest(to writer: inout ByteWriter) {
    writer.write(list: genres) { $0.write($1) }
    writer.write(list: styles) { $0.write($1) }
    writer.write(list: tracklist) {
      $0.write($1.position)
      $0.write($1.title)
      $0.write($1.duration)
    }
    writer.write(list: identifiers) {
      $0.write($1.kind.rawValue)
      $0.write($1.value)
      $0.write($1.note)
    }
    writer.write(list: images) {
      $0.write($1.address)
      $0.write(optional: $1.width)
      $0.write(optional: $1.height)
    }
    writer.write(list: contributions) {
      $0.write($1.name)
      $0.write($1.role)
      $0.write($1.tracks)
    }
    writer.write(list: companies) {
      $0.write($1.name)
      $0.write($1.role)
      $0.write($1.catalogueNumber)
    }
    writer.write(notes)
    writer.write(optional: masterYear)
  }
}

extension ByteWriter {
  /// None is 0; any other number is one more, those below zero as 64 bits.
  fileprivate mutating func write(optional value: Int?) {
    write(value.map { $0 &+ 1 } ?? 0)
  }
}
