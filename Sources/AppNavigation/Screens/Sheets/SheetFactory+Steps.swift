import Accounts
import Links

/// The steps of the first run and of signing in.
extension SheetFactory {
  func screen(for step: WelcomeStep, _ choices: WelcomeChoices) -> Screen {
    let rows: [ScreenRows] =
      switch step {
      case .welcome:
        [.text(["VinylCrate reads the barcode of a record and shows the pressing that it names."])]
      case .catalogue:
        [
          .text(["Records are looked up in a sample, a dump of yours, or also online."]),
          .fields([ScreenField("catalogue", choice: choices.catalogue)]),
        ]
      case .preferences:
        [
          .text([
            "Which pressing comes first where a barcode names several: countries are codes, as GB, US."
          ]),
          .fields([
            ScreenField("countries", value: choices.countries.joined(separator: ", ")),
            ScreenField("medium", choice: choices.medium),
          ]),
        ]
      }
    return Screen(
      title: Route.welcome(step, choices).title, subtitle: step.position,
      sections: rows.map { ScreenSection($0) }, actions: [.advanceWelcome(from: step)])
  }

  func screen(for step: SignInStep) -> Screen {
    switch step {
    case .token:
      Screen(
        title: Route.signIn(step).title, subtitle: step.position,
        sections: [ScreenSection(.fields([ScreenField("token", kind: .secret)]))],
        actions: [.checkToken, .skipSignIn])
    case .account:
      Screen(
        title: Route.signIn(step).title, subtitle: step.position,
        sections: [
          ScreenSection(.facts(screens.account.map { [ScreenFact("account", $0.username)] } ?? []))
        ],
        actions: screens.account == nil ? [] : [.confirmAccount])
    }
  }
}

extension ScreenField {
  /// A choice among all values of a type, by their raw values.
  fileprivate init<Value: CaseIterable & RawRepresentable<String>>(_ label: String, choice: Value) {
    self.init(label, kind: .choice(Value.allCases.map(\.rawValue)), value: choice.rawValue)
  }
}

extension CaseIterable where Self: Equatable {
  /// Which step it is of how many, such as "step 2 of 3".
  fileprivate var position: String {
    let number = Self.allCases.prefix { $0 != self }.count + 1
    return "step \(number) of \(Self.allCases.count)"
  }
}
