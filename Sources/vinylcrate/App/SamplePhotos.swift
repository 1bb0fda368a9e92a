import Files
import Foundation

/// The photos that show somebody new what the scanner does.
enum SamplePhotos {
  /// Their folder: beside the program as it is installed, or in the checkout that it was built in; nil where
  /// there is none.
  static var folder: PhotoPath? {
    guard
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let built = program.split(separator: "/.build/").first.map { "\($0)/SampleImages" }
    let installed = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("../share/vinylcrate/samples").standardized.path
    return [program.contains("/.build/") ? built : nil, installed].compactMap(\.self)
      .map { PhotoPath($0) }.first { FolderEntry($0) == .folder }
  }
}
