/// The items of a HEIF file: what each is, where its bytes are, how it is meant, and which are made
/// of which (ISO/IEC 14496-12, clause 8.11, and ISO/IEC 23008-12, clauses 6 and 9).
///
/// All is read in one pass over the first box `meta`.
struct HEIFItems {
  /// Where the bytes of an item are, piece by piece.
  typealias Extents = [Range<Int>]

  private(set) var primary: Int?
  private(set) var types: [Int: BoxType] = [:]
  private(set) var extents: [Int: Extents] = [:]
  /// The tiles of a grid, or the item that another is made of, in order.
  private(set) var parts: [Int: [Int]] = [:]
  /// The items that tell of another, such as its alpha.
  private(set) var auxiliaries: [Int: [Int]] = [:]
  /// The items that describe another, such as with EXIF.
  private(set) var descriptions: [Int: [Int]] = [:]
  private var properties: [Box] = []
  private var associations: [Int: [Int]] = [:]

  /// Larger lists are passed over, in bytes: the largest grid of tiles has lists of two mebibytes.
  private static let listLimit = 1 << 22
  /// No item has so many properties.
  private static let propertyLimit = 256

  /// - Returns: nil where there is no box `meta`.
  init?(_ bytes: [UInt8]) {
    let file = Boxes(bytes, in: bytes.indices)
    guard let meta = file.first(where: { $0.type == "meta" }) else { return nil }
    let boxes = Boxes(bytes, in: meta.content.dropFirst(4))
    let data = boxes.first { $0.type == "idat" }?.content
    for box in boxes where box.content.count <= Self.listLimit {
      var fields = BoxFields(bytes, in: box.content)
      switch box.type {
      case "pitm": primary = primary ?? Self.primary(&fields)
      case "iinf": readTypes(&fields, bytes)
      case "iloc": readLocations(&fields, data: data)
      case "iref": readReferences(&fields, bytes)
      case "iprp": readProperties(box.content, bytes)
      default: break
      }
    }
  }

  /// The properties of an item, in the order in which they apply.
  func properties(of item: Int) -> [Box] {
    (associations[item] ?? []).filter(properties.indices.contains).map { properties[$0] }
  }

  private static func primary(_ fields: inout BoxFields) -> Int? {
    fields.versionAndFlags().flatMap { fields.number($0.version == 0 ? 2 : 4) }
  }

  private mutating func readTypes(_ fields: inout BoxFields, _ bytes: [UInt8]) {
    guard let (version, _) = fields.versionAndFlags(), fields.number(version == 0 ? 2 : 4) != nil
    else { return }
    for box in Boxes(bytes, in: fields.rest) where box.type == "infe" {
      var entry = BoxFields(bytes, in: box.content)
      // Earlier versions of the box are of other files than pictures.
      guard let (version, _) = entry.versionAndFlags(), version >= 2,
        let item = entry.number(version == 2 ? 2 : 4), entry.number(2) != nil,
        let type = entry.type()
      else { continue }
      types[item] = type
    }
  }

  private mutating func readReferences(_ fields: inout BoxFields, _ bytes: [UInt8]) {
    guard let (version, _) = fields.versionAndFlags() else { return }
    let size = version == 0 ? 2 : 4
    for box in Boxes(bytes, in: fields.rest) {
      var entry = BoxFields(bytes, in: box.content)
      guard let from = entry.number(size), let count = entry.number(2) else { continue }
      for _ in 0..<count {
        guard let to = entry.number(size) else { break }
        switch box.type {
        case "dimg": parts[from, default: []].append(to)
        case "auxl": auxiliaries[to, default: []].append(from)
        case "cdsc": descriptions[to, default: []].append(from)
        default: break
        }
      }
    }
  }

  private mutating func readProperties(_ content: Range<Int>, _ bytes: [UInt8]) {
    for box in Boxes(bytes, in: content) {
      switch box.type {
      case "ipco": properties += Boxes(bytes, in: box.content)
      case "ipma":
        var fields = BoxFields(bytes, in: box.content)
        readAssociations(&fields)
      default: break
      }
    }
  }

  private mutating func readAssociations(_ fields: inout BoxFields) {
    guard let (version, flags) = fields.versionAndFlags(), let count = fields.number(4) else {
      return
    }
    let size = flags & 1 == 0 ? 1 : 2
    for _ in 0..<count {
      guard let item = fields.number(version == 0 ? 2 : 4), let count = fields.number(1) else {
        return
      }
      for _ in 0..<count {
        guard let field = fields.number(size) else { return }
        // The first bit says that the property is essential; 0 is none.
        let index = field & (size == 1 ? 0x7F : 0x7FFF)
        if index > 0, associations[item, default: []].count < Self.propertyLimit {
          associations[item, default: []].append(index - 1)
        }
      }
    }
  }

  private mutating func readLocations(_ fields: inout BoxFields, data: Range<Int>?) {
    guard let (version, _) = fields.versionAndFlags(), version <= 2, let sizes = fields.number(2),
      let count = fields.number(version < 2 ? 2 : 4)
    else { return }
    let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
    guard [offsetSize, lengthSize, baseSize, indexSize].allSatisfy([0, 4, 8].contains) else {
      return
    }
    for _ in 0..<count {
      guard let item = fields.number(version < 2 ? 2 : 4),
        let method = version == 0 ? 0 : fields.number(2), fields.number(2) != nil,
        let base = fields.number(baseSize), let count = fields.number(2)
      else { return }
      let start = method & 15 == 0 ? 0 : method & 15 == 1 ? data?.lowerBound : nil
      // Extents without fields take no room in the file, however many are said to be there.
      let isEmpty = offsetSize + lengthSize + indexSize == 0
      for _ in 0..<(isEmpty ? 0 : count) {
        guard fields.number(indexSize) != nil, let offset = fields.number(offsetSize),
          let length = fields.number(lengthSize)
        else { return }
        if let start {
          let first = start + base + offset
          extents[item, default: []].append(first..<(first + length))
        }
      }
    }
  }
}
