import Barcodes
import Library
import Links
import Releases

/// One barcode of an outcome, and the result of looking it up.
public struct BarcodeFinding: Sendable {
  /// Where the barcode comes from.
  public enum Origin: Sendable, Hashable {
    case read(Barcode)
    /// Typed, by a person or a hand scanner; with the text as it was typed.
    case typed(GTIN, text: String)

    public var gtin: GTIN {
      switch self {
      case .read(let barcode): barcode.gtin
      case .typed(let gtin, _): gtin
      }
    }
  }

  public let origin: Origin
  /// Where the link leads, or why the look-up failed.
  public let result: Result<Destination, LinkFailure>
  /// The user's copies of that record, and whether it is wanted; empty if that was not asked for.
  public let ownership: [Ownership]

  init(
    origin: Origin, result: Result<Destination, LinkFailure>, ownership: [Ownership] = []
  ) {
    self.origin = origin
    self.result = result
    self.ownership = ownership
  }

  /// The pressings that it names; empty if it names none or the look-up failed.
  public var match: Match {
    (try? result.get())?.match ?? Match(ranking: .none)
  }

  /// The link that searches for the barcode.
  public var deepLink: DeepLink { .search(barcode: origin.gtin) }

  /// The status of this barcode alone.
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
