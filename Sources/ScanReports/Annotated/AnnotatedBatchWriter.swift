import Files
import Scanning

/// Writes an annotated copy of each photo of a batch; those that cannot be decoded have none.
public struct AnnotatedBatchWriter: BatchWriter {
  private let folder: AnnotatedFolder
  private let complain: (String) -> Void

  /// - Parameter complain: is told of each photo that cannot be shown.
  public init(_ folder: AnnotatedFolder, complain: @escaping (String) -> Void) {
    self.folder = folder
    self.complain = complain
  }

  public func begin() {}

  public func add(_ group: PhotoGroup) throws {
    for outcome in group.photos.flatMap(\.outcomes) where outcome.status != .unreadable {
      do {
        // The photo may have been read in an earlier run.
        let file = try PhotoFile(outcome.path)
        try folder.add(outcome, PhotoPicture(bytes: file.bytes, page: outcome.page))
      } catch let problem as FileProblem {
        complain("\(outcome.path): no annotated copy: \(problem)")
      } catch let error as AnnotationError {
        guard case .picture = error else { throw error }
        complain(error.description)
      }
    }
  }

  public func end(_ summary: BatchSummary, repeated: [RepeatedBarcode]) {}
}
