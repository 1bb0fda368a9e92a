import Accounts
import Links
import Navigation

/// Signing in to Discogs and out again.
extension AppSession {
  /// Signing in, where it is shown: before the tabs, or over them. Its `current` step is nil while
  /// nobody signs in.
  public var signIn: SignInFlow {
    SignInFlow(on: gate.isOpen ? coordinator.navigator : onboarding.navigator)
  }

  /// Whether Discogs is being asked about the token.
  public var isCheckingToken: Bool { check.subject != nil }

  /// Begins to sign in from within the tabs, in a sheet, for a user who skipped that before.
  public func beginSignIn() {
    guard gate.isOpen, !record.isAuthenticated else { return }
    attempt = SignInAttempt()
    coordinator.beginSignIn()
  }

  /// Checks a pasted token with Discogs, and goes on to show whose it is.
  ///
  /// A token that is pasted later wins over one that is still being checked. Ignored unless a token is
  /// asked for, also when the answer arrives.
  public func checkToken(pasted text: String) async {
    check.cancel()
    guard signIn.current == .token else { return }
    attempt = SignInAttempt()
    guard let token = DiscogsToken(pasted: text) else {
      attempt.failure = .notAToken
      return
    }
    let checker = checker
    let result = await check.run(on: token) { () throws(SignInFailure) in
      try await checker.account(for: token)
    }
    guard let result, signIn.current == .token else { return }
    switch result {
    case .success(let account):
      (attempt.token, attempt.account) = (token, account)
      signIn.advance(from: .token)
    case .failure(let reason):
      attempt.failure = reason
    }
  }

  /// Goes back from the account to pasting another token, and forgets this one.
  public func backInSignIn() {
    guard signIn.current == .account else { return }
    attempt = SignInAttempt()
    signIn.navigator.pop()
  }

  /// Agrees to the account that was found: keeps its token, opens the tabs, and asks again for what
  /// the catalogue refused without it.
  ///
  /// Ignored unless an account is shown. Where the token cannot be kept nobody is signed in.
  public func confirmAccount() async {
    guard signIn.current == .account, let token = attempt.token, let account = attempt.account
    else { return }
    do throws(StorageFailure) {
      try tokens.save(token)
    } catch {
      attempt.failure = .storage(error)
      return
    }
    finishSignIn { $0.account = account }
    if coordinator.failure?.kind == .unauthorized { await coordinator.retry() }
  }

  /// Goes on without signing in, or without another token for a user who is signed in.
  public func skipSignIn() {
    finishSignIn { record in
      if !record.isAuthenticated { record.hasSkippedSignIn = true }
    }
  }

  /// Forgets the token and who is signed in, and clears the stacks of both sides.
  ///
  /// - Throws: ``SignInFailure`` when the token cannot be removed; all stays as it was then, because
  ///   a user who believes to be signed out must not leave a secret behind.
  public func signOut() throws(SignInFailure) {
    check.cancel()
    do throws(StorageFailure) {
      try tokens.remove()
    } catch {
      throw .storage(error)
    }
    attempt = SignInAttempt()
    update {
      $0.account = nil
      $0.hasSkippedSignIn = false
    }
  }

  private func finishSignIn(_ change: (inout SessionRecord) -> Void) {
    check.cancel()
    // The token is in its store now, and need not stay in memory.
    attempt = SignInAttempt()
    for navigator in [onboarding.navigator, coordinator.navigator] {
      SignInFlow(on: navigator).leave()
    }
    update(change)
  }
}
