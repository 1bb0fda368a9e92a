import Files
import Problems
import Scanning

/// Writes an annotated copy of each photo of a run; those that cannot be decoded have none.
public struct AnnotatedSink: ScanSink {
  private let folder: AnnotatedFolder
  private let complain: (any Problem) -> Void
  private var shown = ShownPhoto()

  /// - Parameter complain: called with the problem of each photo that cannot be shown.
  public init(_ folder: AnnotatedFolder, complain: @escaping (any Problem) -> Void) {
    self.folder = folder
    self.complain = complain
  }

  public mutating func add(_ group: PhotoGroup) throws {
    for outcome in group.photos.flatMap(\.outcomes) {
      guard outcome.previewSource != nil || outcome.status != .unreadable else { continue }
      do {
        let source =
          try outcome.previewSource
          ?? PreviewSource(bytes: try shown.bytes(of: outcome), page: outcome.page)
        try folder.add(outcome, source)
      } catch let problem as FileProblem {
        complain(AnnotationError.unreadable(outcome.path, problem))
      } catch let error as AnnotationError {
        guard case .picture = error else { throw error }
        complain(error)
      }
    }
  }
}
