import Text

extension ProfileDetails {
  /// What the profile shows of them; sections of which nothing is known are left out.
  var sections: [ScreenSection] {
    let sections = [
      ScreenSection("Catalogues", .facts(catalogueFacts)),
      ScreenSection("Preferences", .facts(preferenceFacts)),
      ScreenSection("Not readable", .text(problems)),
      ScreenSection("Terminal", .facts(terminal)),
    ]
    return sections.filter { $0.rows.count > 0 }
  }

  /// What can be done about catalogues; nil where they are not shown.
  var importAction: ScreenAction? {
    guard catalogues != nil else { return nil }
    return importing?.isRunning == true ? .stopImport : .importCatalogue
  }

  private var catalogueFacts: [ScreenFact] {
    guard let catalogues, let importAction else { return [] }
    let known = catalogues.flatMap { catalogue in
      [
        ScreenFact("catalogue", "\(catalogue.name), \(catalogue.releases.counted("release"))"),
        ScreenFact("source", catalogue.source),
        ScreenFact("file", catalogue.file ?? "none: it is part of the program"),
      ]
    }
    let isRunning = importing?.isRunning == true
    let running = importing.map {
      ScreenFact(
        isRunning ? "importing" : "last import", $0.words,
        target: isRunning ? .action(.stopImport) : nil)
    }
    let new = ScreenFact(
      "import", "a dump of Discogs or MusicBrainz", target: .action(importAction))
    return known + [running].compactMap(\.self) + (isRunning ? [] : [new])
  }

  private var preferenceFacts: [ScreenFact] {
    let file = settingsFile.map { [ScreenFact("file", $0)] } ?? []
    return preferences.map { preference in
      ScreenFact(
        preference.name, preference.value ?? "not set", note: preference.place ?? "default",
        target: .action(.changePreference(preference)))
    } + (preferences.isEmpty ? [] : file)
  }
}
