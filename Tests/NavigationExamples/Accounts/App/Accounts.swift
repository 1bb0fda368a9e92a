import Navigation

/// An app that needs an account.
@MainActor
final class Accounts {
  let navigator = Navigator<AccountsTab, AccountsRoute>(initialTab: .only)
  let signUp: FlowCoordinator<AccountsTab, AccountsRoute, SignUpStep, SignUp>
  private(set) var memory: Memory
  private let file: MemoryFile

  /// Goes on with what was remembered.
  init(file: MemoryFile) {
    self.file = file
    memory = file.load()
    signUp = FlowCoordinator(on: navigator, route: AccountsRoute.signUp) { route in
      if case .signUp(let step, let values) = route { (step, values) } else { nil }
    }
  }

  var root: AccountsRoot {
    guard memory.hasCompletedWelcome else { return .welcome }
    return memory.user == nil ? .signIn : .dashboard
  }

  func completeWelcome() throws {
    try remember { $0.hasCompletedWelcome = true }
  }

  /// Greets who signs in, then shows the dashboard.
  ///
  /// - Parameter pause: How long the greetings are shown.
  func signIn(as name: String, pause: () async -> Void) async throws {
    navigator.navigate(to: .greetings(name: name))
    await pause()
    try remember { $0.user = name }
  }

  func signOut() throws {
    try remember { $0.user = nil }
  }

  /// Takes what a page of the sign-up has filled in, and goes on to the next page or, after the last,
  /// signs in.
  func submit(
    _ text: String, into field: WritableKeyPath<SignUp, String>, from step: SignUpStep,
    pause: () async -> Void
  ) async throws {
    guard signUp.current == step else { return }
    signUp.edit { $0[keyPath: field] = text }
    guard let entered = signUp.advance(from: step) else { return }
    try await signIn(as: entered.name, pause: pause)
  }

  private func remember(_ change: (inout Memory) -> Void) throws {
    change(&memory)
    navigator.clear()
    try file.save(memory)
  }
}
