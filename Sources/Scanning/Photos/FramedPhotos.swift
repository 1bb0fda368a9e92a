import Files

/// The photos that arrive with their content in a ``FrameStream``. Their names are said of them in the
/// outcomes; no file of such a name is opened.
public struct FramedPhotos: PhotoNames {
  private var frames: FrameStream
  private var content: PhotoContent?

  /// - Parameter file: where the frames come from.
  public init(_ file: OpenFile) {
    frames = FrameStream(file, limit: PhotoFile.limit)
  }

  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    guard let frame = try await frames.next() else { return nil }
    content =
      frame.content.map { .success(PhotoFile(content: $0)) }
      ?? .failure(.tooLarge(limit: PhotoFile.limit))
    return frame.path
  }

  public func isReady() -> Bool { frames.isReady() }

  public mutating func takeContent() -> PhotoContent? {
    defer { content = nil }
    return content
  }
}
