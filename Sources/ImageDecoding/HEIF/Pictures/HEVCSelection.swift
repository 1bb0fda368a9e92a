/// The NAL units of the first picture of a stream, and what they cost (ITU-T H.265, clause 7.4.2.2).
struct HEVCSelection {
  private(set) var units: [ArraySlice<UInt8>] = []
  /// The first that is valid.
  private(set) var sequence: HEVCSequence?
  /// How often the decoder goes over the picture: once for each slice, which may cover all of it,
  /// and once for each set of picture parameters, of which it makes tables.
  private(set) var passes = 0
  private var hasSlice = false

  /// No level of HEVC has more than 600 slices in a picture.
  private static let unitLimit = 1000

  /// Adds a unit that the picture needs, and passes over others.
  ///
  /// - Returns: false at the end of the picture.
  mutating func add(_ unit: ArraySlice<UInt8>) -> Bool {
    guard units.count < Self.unitLimit else { return false }
    let start = unit.startIndex
    // Other layers than the first are not decoded.
    guard unit.count > 2, unit[start] & 1 == 0, unit[start + 1] < 8 else { return true }
    switch unit[start] >> 1 {
    case 0..<32:
      // The first bit says whether a slice begins a picture.
      if hasSlice, unit[start + 2] & 0x80 != 0 { return false }
      hasSlice = true
      passes += 1
    // Parameters of the video, of the sequence and of pictures.
    case 32: break
    case 33:
      guard sequence == nil, let found = HEVCSequence(unit) else { return true }
      sequence = found
    case 34: passes += 1
    default: return true
    }
    units.append(unit)
    return true
  }

  /// Adds the units that a configuration holds after 22 bytes of numbers: lists of one kind each
  /// (ISO/IEC 14496-15, clause 8.3.3.1.2).
  mutating func addParameters(in configuration: ArraySlice<UInt8>) {
    var rest = configuration.dropFirst(23)
    for _ in 0..<configuration[configuration.startIndex + 22] {
      let count = rest.dropFirst().prefix(2).reduce(0) { $0 << 8 | Int($1) }
      var list = HEVCUnits(rest.dropFirst(3), lengthSize: 2)
      for _ in 0..<count {
        guard let unit = list.next(), add(unit) else { return }
      }
      rest = list.rest
    }
  }
}

/// NAL units, each after its length; one that is not there as a whole ends them.
struct HEVCUnits: Sequence, IteratorProtocol {
  private(set) var rest: ArraySlice<UInt8>
  private let lengthSize: Int

  init(_ bytes: ArraySlice<UInt8>, lengthSize: Int) {
    rest = bytes
    self.lengthSize = lengthSize
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard rest.count > lengthSize else { return nil }
    let length = rest.prefix(lengthSize).reduce(0) { $0 << 8 | Int($1) }
    guard length <= rest.count - lengthSize else { return nil }
    defer { rest = rest.dropFirst(lengthSize + length) }
    return rest.dropFirst(lengthSize).prefix(length)
  }
}
