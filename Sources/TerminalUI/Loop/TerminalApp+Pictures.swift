import Files

/// Pictures of photos, which are decoded beside the loop.
extension TerminalApp {
  /// In pixels: no terminal shows more of it in its cells.
  private static let pictureSize = 320

  /// Decodes the photo that is to be seen, one at a time: of those that were passed over only the last.
  func loadPicture() {
    let scanner = state.scanner
    guard state.isScanning, !isDecoding, let wanted = scanner.wantedPicture,
      scanner.picture?.key != wanted,
      ScannerView.parts(of: scanner, in: state.layout.front).picture != nil
    else { return }
    isDecoding = true
    let (pictures, outlines) = (services.pictures, scanner.outlines(of: wanted))
    Task {
      let picture = await pictures(wanted.path, wanted.page, Self.pictureSize)
      isDecoding = false
      state.scanner.picture = ScannerPicture(key: wanted, picture: picture?.outlining(outlines))
      setNeedsDrawing()
    }
  }
}
