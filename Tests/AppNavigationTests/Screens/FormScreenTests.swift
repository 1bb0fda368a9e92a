import Accounts
import AppNavigation
import Library
import Links
import SampleRecords
import Testing

/// The screens on which something is typed or chosen.
@Suite struct FormScreenTests {
  private typealias Samples = ScreenSamples
  private let screens = ScreenSamples.screens

  @Test func theEditorHasTheNameOfTheCrate() async throws {
    let crate = Samples.sunday
    #expect(
      try await screens.screen(for: .crateEditor(crate))
        == Screen(
          title: "Edit Sunday",
          sections: [ScreenSection(.fields([ScreenField("name", value: "Sunday")]))],
          actions: [.saveCrate(CrateForm(crate)), .deleteCrate(crate)]))
  }

  @Test func theEditorOfANewCrateIsEmpty() async throws {
    #expect(
      try await screens.screen(for: .crateEditor(nil))
        == Screen(
          title: "New crate",
          sections: [
            ScreenSection(
              .fields([ScreenField("name", problem: .refused("a crate needs a name"))]))
          ]))
  }

  @Test(arguments: [
    ("sunday", "there is a crate 'Sunday' already"), ("  ", "a crate needs a name"),
    ("a\u{7}", "the name of a crate is one line, without control characters"),
  ])
  func aNameThatCannotBeUsedIsNotSaved(name: String, reason: String) async throws {
    let screen = try await screens.sheets.screen(for: CrateForm(nil, name: name))
    #expect(screen.actions.isEmpty)
    guard case .fields(let fields) = screen.sections.first?.rows else {
      Issue.record("\(screen)")
      return
    }
    #expect(fields.map(\.value) == [name])
    #expect(fields.first?.problem?.reason == reason)
  }

  @Test func aNameOfItsOwnCanBeSaved() async throws {
    for form in [CrateForm(nil, name: "Monday"), CrateForm(Samples.sunday, name: "SUNDAY")] {
      let screen = try await screens.sheets.screen(for: form)
      #expect(screen.actions.first == .saveCrate(form))
      #expect(
        screen.sections == [ScreenSection(.fields([ScreenField("name", value: form.name)]))])
    }
  }

  @Test func theFirstRunAsksForItsChoices() async throws {
    let choices = WelcomeChoices(catalogue: .dump, countries: ["GB", "JM"], medium: .cassette)
    let rows: [(WelcomeStep, String, [ScreenRows])] = [
      (
        .welcome, "step 1 of 3",
        [.text(["VinylCrate reads the barcode of a record and shows the pressing that it names."])]
      ),
      (
        .catalogue, "step 2 of 3",
        [
          .text(["Records are looked up in a sample, a dump of yours, or also online."]),
          .fields([
            ScreenField("catalogue", kind: .choice(["sample", "dump", "online"]), value: "dump")
          ]),
        ]
      ),
      (
        .preferences, "step 3 of 3",
        [
          .text([
            "Which pressing comes first where a barcode names several: countries are codes, as GB, US."
          ]),
          .fields([
            ScreenField("countries", value: "GB, JM"),
            ScreenField(
              "medium", kind: .choice(["vinyl", "cassette", "compactDisc", "any"]),
              value: "cassette"),
          ]),
        ]
      ),
    ]
    for (step, position, rows) in rows {
      #expect(
        try await screens.screen(for: .welcome(step, choices))
          == Screen(
            title: "Welcome", subtitle: position, sections: rows.map { ScreenSection($0) },
            actions: [.advanceWelcome(from: step)]))
    }
  }

  @Test func signingInAsksForATokenAndThenShowsWhoseItIs() async throws {
    #expect(
      try await screens.screen(for: .signIn(.token))
        == Screen(
          title: "Sign in to Discogs", subtitle: "step 1 of 2",
          sections: [ScreenSection(.fields([ScreenField("token", kind: .secret)]))],
          actions: [.checkToken, .skipSignIn]))
    let known = ScreenFactory(library: Samples.library, account: DiscogsAccount(username: "ada"))
    #expect(
      try await known.screen(for: .signIn(.account))
        == Screen(
          title: "Sign in to Discogs", subtitle: "step 2 of 2",
          sections: [ScreenSection(.facts([ScreenFact("account", "ada")]))],
          actions: [.confirmAccount]))
    #expect(try await screens.screen(for: .signIn(.account)).actions.isEmpty)
  }
}
