import Barcodes
import Links
import Releases

/// What the coordinator was asked to find. It is kept while that is being looked up, and when that
/// failed, so that it can be asked again.
public enum AppRequest: Sendable, Hashable {
  /// A link from outside, as it was received.
  case link(String)
  /// A place that was chosen within the app; it is opened above what is in front.
  case place(DeepLink)
  /// A barcode that the scanner read.
  case scan(GTIN)
  /// The pressing that the user picked from the choice in front.
  case pressing(ReleaseID)
}
