import Problems

/// What is wrong with a request about the user's catalogues.
public enum CatalogFolderProblem: Problem, Hashable {
  /// There is no catalogue of that name.
  case unknown(String, known: [String])
  /// No file can have that name.
  case impossibleName(String)
  /// The folder cannot be written.
  case notWritable(String)

  public var reason: String {
    switch self {
    case .unknown(let name, _): "there is no catalogue called '\(name)'"
    case .impossibleName(let name): "a catalogue cannot be called '\(name)'"
    case .notWritable(let path): "\(path): the folder of catalogues cannot be written"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .unknown(_, let known): known.isEmpty ? nil : .didYouMean(known)
    case .impossibleName: .chooseAnotherName
    case .notWritable: .makeWritable
    }
  }
}
