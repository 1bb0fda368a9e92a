import Releases
import Settings

extension Setting {
  /// The value where none is set; nil for none.
  var usual: String? {
    switch self {
    case .library: LibraryOptions.usualPath
    case .catalog, .countries, .theme, .keys: nil
    case .media: "vinyl"
    case .color: ColorChoice.auto.rawValue
    case .pictures: "auto"
    case .jobs: String(processorCount())
    case .online: nil
    case .sources: ReleaseID.Source.allCases.map(\.rawValue).joined(separator: ",")
    }
  }
}
