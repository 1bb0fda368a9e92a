import Files

/// What was read of one photo, before anything is looked up.
struct PhotoReading: Sendable {
  let path: PhotoPath
  let pages: [PageReading]
  let file: FileIdentity?
  let takenAt: Int?

  init(
    path: PhotoPath, pages: [PageReading], file: FileIdentity? = nil, takenAt: Int? = nil
  ) {
    self.path = path
    self.pages = pages
    self.file = file
    self.takenAt = takenAt
  }

  /// A photo whose bytes could not be had.
  init(path: PhotoPath, problem: FileProblem, duration: Duration = .zero) {
    let page = PageReading(
      page: nil, result: .failure(.file(problem)), damage: nil, duration: duration)
    self.init(path: path, pages: [page])
  }
}
