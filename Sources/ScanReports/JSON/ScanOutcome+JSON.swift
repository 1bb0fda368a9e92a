import Barcodes
import Imaging
import Problems
import Scanning

extension ScanOutcome {
  /// The outcome by the schema `vinylcrate.scan/1`: the same outcome gives the same bytes.
  ///
  /// Optional keys: "page" for a file of several pages, "scanned" for an earlier scan, "ms" for the
  /// time it took, "owned" if the user has or wants the record, and "explanation" for the reader's
  /// trace.
  ///
  /// - Parameter wording: says what to do about a problem.
  func json(_ wording: RemedyWording) -> JSONValue {
    var object: JSONObject = [
      "schema": .string("vinylcrate.scan/1"),
      "path": .bytes(path.bytes),
    ]
    if let page { object.append("page", .integer(page)) }
    object.append("status", .string(status.rawValue))
    object.append("record", record.map { .bytes($0.bytes) } ?? .null)
    object.append("barcodes", .array(findings.map(\.json)))
    object.append("deepLink", .optional(deepLink?.description))
    object.append("route", destination?.json() ?? .null)
    object.append(
      "alternatives",
      .array(
        match.ranking.entries.dropFirst().map { $0.release.json(evidence: $0.evidence) })
    )
    object.append("error", problem.map { $0.json(wording) } ?? .null)
    if let scannedAt { object.append("scanned", .string(scannedAt.text)) }
    if let duration { object.append("ms", .decimal(duration / .milliseconds(1))) }
    if !ownership.isEmpty { object.append("owned", .array(ownership.map(\.json))) }
    if let trace { object.append("explanation", trace.json) }
    return .object(object)
  }
}

extension ScanProblem {
  fileprivate func json(_ wording: RemedyWording) -> JSONValue {
    var object: JSONObject = [
      "kind": .string(kind), "message": .string(wording.sentence(for: self)),
      "byte": .optional(byte),
    ]
    if case .unread(let failure) = self {
      if let module = failure.pixelsPerModule { object.append("pixelsPerModule", .decimal(module)) }
      if let place = failure.place {
        object.append("place", .array([.decimal(place.x), .decimal(place.y)]))
      }
      if let other = failure.otherSymbology {
        object.append("symbology", .string(other.rawValue))
      }
    }
    return .object(object)
  }
}

extension BarcodeFinding {
  fileprivate var json: JSONValue {
    let releases = match.releases.map(\.id.description)
    let name = JSONValue.optional(match.releases.first?.recordLine)
    switch origin {
    case .read(let barcode):
      return .object([
        "gtin": .string(barcode.gtin.digits),
        "text": .string(barcode.text),
        "symbology": .string(barcode.symbology.rawValue),
        "addOn": .optional(barcode.addOn?.digits),
        "quad": barcode.quad.json,
        "stage": .string(barcode.stage.rawValue),
        "lines": .integer(barcode.agreeingLines),
        "releases": .strings(releases),
        "name": name,
      ])
    case .typed(let gtin, let text):
      return .object([
        "gtin": .string(gtin.digits), "text": .string(text), "symbology": .null, "addOn": .null,
        "quad": .null, "stage": .string("typed"), "lines": .integer(0),
        "releases": .strings(releases),
        "name": name,
      ])
    }
  }
}
