import Barcodes

/// What is known of the copy at hand, and of the user, when a barcode names several releases.
public struct PressingClues: Sendable, Hashable {
  /// Those of some releases that the user owns or wants.
  public struct Holdings: Sendable, Hashable {
    public var owned: Set<ReleaseID>
    public var wanted: Set<ReleaseID>

    public init(owned: Set<ReleaseID> = [], wanted: Set<ReleaseID> = []) {
      self.owned = owned
      self.wanted = wanted
    }
  }

  /// The barcode; nil where the releases were found by something else.
  public var barcode: GTIN?
  /// The digits to the right of the symbol; nil if there are none.
  public var addOn: AddOn?
  /// The releases whose source has the barcode with that add-on.
  public var releasesWithAddOn: Set<ReleaseID>
  /// The release that the user chose for the barcode; nil if none was chosen.
  public var chosen: ReleaseID?
  public var holdings: Holdings
  /// What most of the user's records are.
  public var preferences: PressingPreferences
  /// What somebody wrote about the copy.
  public var hints: [PressingHint]

  public init(
    barcode: GTIN? = nil, addOn: AddOn? = nil, releasesWithAddOn: Set<ReleaseID> = [],
    chosen: ReleaseID? = nil, holdings: Holdings = Holdings(),
    preferences: PressingPreferences = PressingPreferences(), hints: [PressingHint] = []
  ) {
    self.barcode = barcode
    self.addOn = addOn
    self.releasesWithAddOn = releasesWithAddOn
    self.chosen = chosen
    self.holdings = holdings
    self.preferences = preferences
    self.hints = hints
  }
}
