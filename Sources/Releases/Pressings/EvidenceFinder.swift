import Barcodes

/// Finds the evidence that clues give for each of the releases of a barcode.
struct EvidenceFinder {
  private let clues: PressingClues
  private let issuingCountries: [String]
  private let hints: [HintWords]
  private let isOnlyPressing: Bool

  init(_ clues: PressingClues, among releases: [ReleaseSummary]) {
    self.clues = clues
    isOnlyPressing = releases.count == 1
    issuingCountries = clues.barcode?.issuingCountries ?? []
    // With a single pressing there is nothing to tell apart.
    hints =
      isOnlyPressing
      ? [] : clues.hints.map { HintWords($0, among: releases, barcode: clues.barcode) }
  }

  /// The strongest kinds first, each kind once.
  func evidence(for release: ReleaseSummary) -> [PressingEvidence] {
    let choice: [PressingEvidence] = release.id == clues.chosen ? [.chosenBefore] : []
    guard !isOnlyPressing else { return choice.isEmpty ? [.onlyPressing] : choice }
    let area = release.country.flatMap(SalesArea.init)
    return choice + written(of: release) + held(release.id) + preferred(area)
      + medium(of: release) + printed(release.id, area)
      + (release.isMainRelease ? [.mainRelease] : [])
  }

  /// What hints say. Of several hints that say the same, the most reliable counts.
  private func written(of release: ReleaseSummary) -> [PressingEvidence] {
    let found = [
      hints.compactMap { $0.catalogueNumber(of: release) },
      hints.compactMap { $0.country(of: release) },
      hints.compactMap { $0.label(of: release) },
      hints.compactMap { $0.year(of: release) },
    ]
    return found.compactMap { same in
      same.reduce(nil as PressingEvidence?) { best, next in
        guard let best, best.weight >= next.weight else { return next }
        return best
      }
    }
  }

  private func held(_ id: ReleaseID) -> [PressingEvidence] {
    (clues.holdings.owned.contains(id) ? [.owned] : [])
      + (clues.holdings.wanted.contains(id) ? [.wanted] : [])
  }

  /// The first of the preferred countries that is where it was sold.
  private func preferred(_ area: SalesArea?) -> [PressingEvidence] {
    for (place, country) in clues.preferences.countries.enumerated() {
      guard let wished = SalesArea(country), area?.isWithin(wished.countries) == true else {
        continue
      }
      return [.preferredCountry(country, place: place)]
    }
    return []
  }

  /// The first of the preferred media that it is; without any, vinyl.
  private func medium(of release: ReleaseSummary) -> [PressingEvidence] {
    let media = clues.preferences.media
    guard !media.isEmpty else { return release.isVinyl ? [.vinyl] : [] }
    for (place, medium) in media.enumerated()
    where release.formats.contains(where: { $0.isKind(of: medium) }) {
      return [.preferredMedium(medium, place: place)]
    }
    return []
  }

  /// What the symbol says.
  private func printed(_ id: ReleaseID, _ area: SalesArea?) -> [PressingEvidence] {
    var evidence: [PressingEvidence] = []
    if let addOn = clues.addOn, clues.releasesWithAddOn.contains(id) {
      evidence.append(.addOn(addOn.digits))
    }
    if let area, !issuingCountries.isEmpty, area.isWithin(issuingCountries) {
      evidence.append(
        issuingCountries == ["US", "CA"]
          ? .northAmericanBarcode : .barcodeCountry(issuingCountries.joined(separator: "/")))
    }
    return evidence
  }
}
