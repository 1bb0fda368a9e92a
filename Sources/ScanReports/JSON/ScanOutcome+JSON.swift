import AppNavigation
import Barcodes
import Imaging
import Scanning

extension ScanOutcome {
  /// The outcome by the schema `vinylcrate.scan/1`: the same outcome gives the same bytes.
  ///
  /// A time, where one was asked for, stands at the end under "ms".
  var json: JSONValue {
    var object: JSONObject = [
      "schema": .string("vinylcrate.scan/1"),
      "path": .bytes(path.bytes),
      "status": .string(status.rawValue),
      "barcodes": .array(findings.map(\.json)),
      "deepLink": .optional(primary?.deepLink.description),
      "route": destination?.json ?? .null,
      "alternatives": .array(
        (destination?.ranking.entries ?? []).dropFirst().map { $0.release.json(evidence: $0) }),
      "error": problem.map(\.json) ?? .null,
    ]
    if let duration { object.append("ms", .decimal(duration / .milliseconds(1))) }
    return .object(object)
  }
}

extension ScanProblem {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind), "message": .string(description), "byte": .optional(byte),
    ])
  }
}

extension BarcodeFinding {
  fileprivate var json: JSONValue {
    let releases = (try? result.get())?.ranking.entries.map(\.release.id.description) ?? []
    switch origin {
    case .read(let barcode):
      return .object([
        "gtin": .string(barcode.gtin.digits),
        "text": .string(barcode.text),
        "symbology": .string(barcode.symbology.rawValue),
        "addOn": .optional(barcode.addOn?.digits),
        "quad": .array(
          barcode.quad.corners.map { .array([.decimal($0.x), .decimal($0.y)]) }),
        "stage": .string(barcode.stage.rawValue),
        "lines": .integer(barcode.agreeingLines),
        "releases": .strings(releases),
      ])
    case .typed(let gtin, let text):
      return .object([
        "gtin": .string(gtin.digits), "text": .string(text), "symbology": .null, "addOn": .null,
        "quad": .null, "stage": .string("typed"), "lines": .integer(0),
        "releases": .strings(releases),
      ])
    }
  }
}
