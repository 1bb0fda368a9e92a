/// A hand scanner, which may be used while something is open over the scanner's list.
extension TerminalApp {
  /// Keeps a digit until it is known whether it is one of a barcode.
  ///
  /// - Returns: whether the key was meant for the hand scanner so far.
  func holdForBarcode(_ key: Key) -> Bool {
    guard state.scanner.panel?.takesDigits == false else { return false }
    if handScanner.hold(key) {
      let count = handScanner.keys.count
      Task { [weak self] in
        try? await Task.sleep(for: HandScanner.pause)
        guard let self, handScanner.keys.count == count else { return }
        pressHeldDigits()
      }
      return true
    }
    guard key.name == .enter else {
      pressHeldDigits()
      return false
    }
    let (digits, input) = handScanner.release()
    switch input {
    case .barcode(let gtin):
      state.scanner.panel = nil
      lookUp(gtin)
    case .wrongBarcode(let digits): refuse(digits)
    case .paths, .nothing:
      press(digits)
      return false
    }
    return true
  }

  private func pressHeldDigits() { press(handScanner.release().keys) }

  /// Presses digits that were typed by hand.
  private func press(_ digits: [Key]) {
    for digit in digits {
      guard let panel = state.scanner.panel else { return }
      _ = press(digit, in: panel)
    }
    setNeedsDrawing()
  }
}
