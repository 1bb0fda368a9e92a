import Barcodes
import Library
import Links
import Releases

/// One barcode of an outcome, and where it leads.
public struct BarcodeFinding: Sendable {
  /// How the barcode came in.
  public enum Origin: Sendable, Hashable {
    case read(Barcode)
    /// By a keyboard, or a hand scanner that plays one; the text as it came.
    case typed(GTIN, text: String)

    public var gtin: GTIN {
      switch self {
      case .read(let barcode): barcode.gtin
      case .typed(let gtin, _): gtin
      }
    }
  }

  public let origin: Origin
  /// Where the link leads, or why that could not be found out.
  public let result: Result<Destination, LinkFailure>
  /// What the user has of the record that it leads to, where that was asked when it was scanned.
  public let ownership: [Ownership]

  init(
    origin: Origin, result: Result<Destination, LinkFailure>, ownership: [Ownership] = []
  ) {
    self.origin = origin
    self.result = result
    self.ownership = ownership
  }

  /// The pressings that it names; empty where it names none, and where that could not be found out.
  public var match: Match {
    (try? result.get())?.match ?? Match(ranking: .none)
  }

  /// The link that the barcode stands for.
  public var deepLink: DeepLink { .search(barcode: origin.gtin) }

  /// How well it ended, for this barcode alone.
  public var status: ScanStatus {
    switch result {
    case .failure(let failure): failure.isTemporary ? .pending : .failed
    case .success:
      if match.isEmpty {
        .unknown
      } else if match.isCertain {
        .resolved
      } else {
        .ambiguous
      }
    }
  }
}
