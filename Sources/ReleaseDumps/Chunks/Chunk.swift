/// Whole releases that follow one another in a dump, as bytes.
struct Chunk: Sendable {
  /// The releases between the tags of ``ChunkFrame``, so that they are a document of their own, and
  /// a zero after it. What follows is of no meaning.
  var storage: [UInt8]
  /// How many bytes the document has.
  let count: Int
  /// Where the first release begins in the dump.
  let place: DumpPlace
  let end: End

  /// Where a chunk ends.
  struct End: Sendable {
    /// How many bytes of the dump lie before it.
    let byte: Int
    /// How many bytes of the file had been read when it was reached.
    let compressed: Int
  }

  /// The document.
  var bytes: ArraySlice<UInt8> { storage[..<count] }
}
