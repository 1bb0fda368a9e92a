import Releases

/// Makes releases or masters of the elements of a Discogs dump.
struct DiscogsHandler {
  let options: DumpOptions
  /// What the document has told so far.
  var batch = DumpBatch()
  /// How many releases were left out because of the options.
  var filtered = 0
  /// Why the document is none of a dump; ends the parsing.
  var refusal: String?

  /// The release that is being read.
  var release = ReleaseDraft()
  /// The text of the innermost element.
  var text: [UInt8] = []

  private let names: ElementTable
  /// The elements around this place, from the outside.
  private var path: [DiscogsElement] = []
  /// How many elements that are left out are around this place.
  private var skipped = 0

  init(kind: ReleaseDump.Kind, options: DumpOptions) {
    names = ElementTable(DiscogsElement.read(of: kind, onlyBarcodes: options.onlyBarcodes))
    self.options = options
  }

  /// Begins a document.
  mutating func begin() {
    path.removeAll(keepingCapacity: true)
    skipped = 0
    refusal = nil
    release = ReleaseDraft()
  }

  /// Begins an element.
  mutating func start(_ name: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes) {
    let element = names[name]
    // Releases stand in the root, and nothing else does.
    if skipped == 0 && (path.count == 1) != (element == .release || element == .master) {
      refusal = "<\(String(decoding: name, as: UTF8.self))> is not expected here"
    }
    guard skipped == 0, !release.isLeftOut || path.count < 2, let element else {
      skipped += 1
      return
    }
    path.append(element)
    text.removeAll(keepingCapacity: true)
    if !element.holdsText { begin(element, attributes) }
    if element == .masterID { release.isMainRelease = attributes.text("is_main_release") == "true" }
  }

  /// Adds to the text of the innermost element.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard skipped == 0, path.last?.holdsText == true else { return }
    text.append(contentsOf: bytes)
  }

  /// Ends the innermost element.
  mutating func end() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let element = path.popLast() else { return }
    if element.holdsText { text.trimXMLSpace() }
    if element.holdsText ? !text.isEmpty : true { finish(element, in: path.last) }
  }

  /// The innermost element and the release that it is in.
  var element: String? {
    guard path.count > 1, let inner = path.last else { return path.last?.rawValue }
    let item = "\(path[1].rawValue)" + (release.id.map { " \($0)" } ?? "")
    return path.count == 2 ? item : "<\(inner.rawValue)> of \(item)"
  }
}
