import Library

/// Takes the last change of the library back, and what followed from it in the scans: photos that were
/// resolved by a choice are looked up again once that is taken back.
public struct UndoneChange: Sendable {
  private let library: LibraryDatabase
  private let scanner: @Sendable () throws -> PhotoScanner

  /// - Parameter scanner: looks barcodes up again; is asked for only where there are some.
  public init(_ library: LibraryDatabase, scanner: @escaping @Sendable () throws -> PhotoScanner) {
    self.library = library
    self.scanner = scanner
  }

  /// - Parameter isTrial: only say what would be undone.
  /// - Returns: what was undone, in words; nil where there is nothing to undo.
  /// - Throws: ``LibraryFailure``.
  public func make(isTrial: Bool = false) async throws -> String? {
    let choices = try await library.choices()
    guard let change = try await library.undo(isTrial: isTrial) else { return nil }
    let now = try await library.choices()
    let barcodes = choices.filter { now[$0.key] != $0.value }.keys
    var said = ["undone: \(change.summary)"]
    // Undone is undone: a catalogue that cannot be used is complained of, and no more.
    if !barcodes.isEmpty, let scanner = try? scanner() {
      for barcode in barcodes {
        let photos = PhotosOfBarcode(barcode: barcode, scanner: scanner, library: library)
        said += [try await photos.reopen()].compactMap(\.self)
      }
    }
    return said.joined(separator: "; ")
  }
}
