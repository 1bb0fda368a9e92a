import CatalogStore
import Foundation
import PostgresCatalog
import ReleaseDumps
import ScanReports
import Text

/// What an import did, for people.
struct ImportSummary {
  let info: CatalogInfo
  let totals: DumpTotals
  let duration: Duration

  var text: String {
    let seconds = max(duration / .seconds(1), 0.001)
    let isMasters = info.origin.contents == .masters
    let imported = isMasters ? info.masterCount : info.releaseCount
    let rate = Int(Double(totals.releases + totals.filtered) / seconds)
    var lines = [
      ("imported", imported.counted(isMasters ? "master" : "release")),
      ("catalogue", info.origin.lineOfName),
      place,
    ]
    if !isMasters {
      lines.append(
        (
          "barcodes",
          "\(info.barcodeCount), of which \(info.sharedBarcodeCount) name several pressings"
        ))
    }
    let omissions = [
      totals.filtered > 0 ? "\(totals.filtered) by the filters" : nil,
      totals.broken > 0 ? "\(totals.broken) broken" : nil,
      info.repeatedCount > 0 ? "\(info.repeatedCount) listed twice" : nil,
    ].compactMap(\.self)
    if !omissions.isEmpty { lines.append(("skipped", omissions.joined(separator: ", "))) }
    lines.append(("took", "\(TerminalBar.duration(seconds: seconds)), \(rate) a second"))
    return lines.map { label, value in
      label.padding(toLength: 11, withPad: " ", startingAt: 0) + value.safeForTerminal + "\n"
    }.joined()
  }
}

extension ImportSummary {
  /// The file with its size, or the database.
  private var place: (String, String) {
    guard let path = info.path, !PostgresAddress.isAddress(path) else {
      return ("database", info.path ?? "")
    }
    return ("file", "\(path), \(fileSize(path).byteText)")
  }
}

/// The size of a file in bytes; 0 where it cannot be told.
func fileSize(_ path: String) -> Int {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.size] as? Int) ?? 0
}
