import Releases

extension ChunkParser {
  /// Parses the chunk as one document; where that is broken, each release as one.
  func parseXML(_ chunk: Chunk) throws(DumpProblem) -> (batch: DumpBatch, totals: DumpTotals) {
    var handler = DiscogsHandler(kind: kind, options: options)
    var totals = DumpTotals()
    if chunk.bytes.withUnsafeBytes({ PlainXML.read($0, into: &handler) }) {
      totals.filtered = handler.filtered
      return (handler.batch, totals)
    }
    handler = DiscogsHandler(kind: kind, options: options)
    if let fault = fault(of: chunk.bytes, at: chunk.place, into: &handler) {
      if !options.keepGoing { try report(fault, in: &totals) }
      handler = DiscogsHandler(kind: kind, options: options)
      var place = chunk.place
      for document in frame.documents(of: chunk.bytes) {
        let kept = (handler.batch, handler.filtered)
        if let fault = self.fault(of: document.dropLast(), at: place, into: &handler) {
          (handler.batch, handler.filtered) = kept
          try report(fault, in: &totals)
        }
        place = frame.end(of: document, at: place)
      }
    }
    totals.filtered = handler.filtered
    return (handler.batch, totals)
  }

  private var frame: ChunkFrame {
    kind == .discogsMasters ? .masters : .releases
  }

  /// What is wrong with a document; nil for nothing.
  private func fault(
    of document: ArraySlice<UInt8>, at place: DumpPlace, into handler: inout DiscogsHandler
  ) -> BrokenRelease? {
    do throws(XMLFault) {
      let fault = document.withUnsafeBytes { bytes in
        Result { () throws(XMLFault) in try XMLDocument.parse(bytes, into: &handler) }
      }
      try fault.get()
      return nil
    } catch {
      let line = place.line + error.line - 1
      let byte = place.byte + max(0, error.byte - frame.opening.count)
      return BrokenRelease(
        id: handler.release.id.map { ReleaseID(source: .discogs, value: $0) },
        place: DumpPlace(byte: byte, line: line, element: handler.element), reason: error.reason)
    }
  }
}

extension ChunkFrame {
  /// Each release of a chunk as a document of its own, with a zero after it.
  fileprivate func documents(of chunk: ArraySlice<UInt8>) -> [[UInt8]] {
    var documents: [[UInt8]] = []
    var start = opening.count
    let end = chunk.count - closing.count
    chunk.withUnsafeBytes { bytes in
      while start < end {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        let next = start + (firstEnd(in: rest) ?? rest.count)
        documents.append(opening + bytes[start..<next] + closing + [0])
        start = next
      }
    }
    return documents
  }

  /// Where a document's content ends that begins at a place.
  fileprivate func end(of document: [UInt8], at place: DumpPlace) -> DumpPlace {
    DumpPlace(
      byte: place.byte + document.count - opening.count - closing.count - 1,
      line: place.line + document.lineFeeds)
  }
}
