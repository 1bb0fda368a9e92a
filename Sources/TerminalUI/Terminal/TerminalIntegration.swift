import CTermpaint

/// What termpaint writes, on its way to the terminal: whole frames at once.
struct TerminalIntegration {
  // First, because termpaint knows the address of this alone.
  private var base = termpaint_integration()
  private let device: Unmanaged<TerminalDevice>
  private var written: [UInt8] = []

  private init(_ device: TerminalDevice) { self.device = .passRetained(device) }

  private typealias Pointer = UnsafeMutablePointer<termpaint_integration>

  /// It lives as long as the program.
  static func make(_ device: TerminalDevice) -> UnsafeMutablePointer<TerminalIntegration> {
    let made = UnsafeMutablePointer<TerminalIntegration>.allocate(capacity: 1)
    made.initialize(to: TerminalIntegration(device))
    termpaint_integration_init(
      base(of: made),
      { _ in },
      { integration, bytes, count in
        guard let integration, let bytes else { return }
        let new = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        Self.owner(of: integration).pointee.written += new
      },
      { integration in
        guard let integration else { return }
        Self.owner(of: integration).pointee.flush()
      })
    return made
  }

  static func base(
    of owner: UnsafeMutablePointer<TerminalIntegration>
  ) -> UnsafeMutablePointer<termpaint_integration> {
    UnsafeMutableRawPointer(owner).assumingMemoryBound(to: termpaint_integration.self)
  }

  private static func owner(of base: Pointer) -> UnsafeMutablePointer<TerminalIntegration> {
    UnsafeMutableRawPointer(base).assumingMemoryBound(to: TerminalIntegration.self)
  }

  private mutating func flush() {
    written.withUnsafeBytes { _ = device.takeUnretainedValue().write($0) }
    written.removeAll(keepingCapacity: true)
  }
}
