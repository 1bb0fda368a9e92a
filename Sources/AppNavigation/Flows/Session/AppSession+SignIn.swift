import Accounts

/// Signing in to Discogs and out again.
extension AppSession {
  /// Begins to sign in from within the tabs, in a sheet, for who skipped that before.
  public func beginSignIn() {
    guard gate.isOpen, !record.isAuthenticated else { return }
    onboarding.signIn = SignInFlow()
    coordinator.navigator.presentSheet(.signIn(.token))
  }

  /// Checks a pasted token with Discogs, and goes on to show whose it is.
  ///
  /// A token that is pasted later wins over one that is still being checked.
  public func checkToken(pasted text: String) async {
    check.cancel()
    guard let token = onboarding.signIn.paste(text) else { return }
    let checker = checker
    let result = await check.run { () throws(SignInFailure) in
      try await checker.account(for: token)
    }
    guard let result else {
      if Task.isCancelled { onboarding.signIn.giveUp(token) }
      return
    }
    onboarding.signIn.answer(result, for: token)
    showSignInStep()
  }

  /// Goes back from the account to pasting another token.
  public func backInSignIn() {
    check.cancel()
    onboarding.signIn.back()
    showSignInStep()
  }

  /// Agrees to the account that was found: keeps its token, and opens the tabs.
  ///
  /// Ignored unless an account is shown. Where the token cannot be kept nobody is signed in.
  public func confirmAccount() {
    let flow = onboarding.signIn
    guard flow.steps.current == .account, let token = flow.token, let account = flow.account
    else { return }
    do throws(StorageFailure) {
      try tokens.save(token)
    } catch {
      onboarding.signIn.fail(.storage(error))
      return
    }
    finishSignIn { $0.account = account }
  }

  /// Goes on without signing in.
  public func skipSignIn() {
    guard !record.isAuthenticated else { return }
    finishSignIn { $0.hasSkippedSignIn = true }
  }

  /// Forgets the token and who is signed in, and clears the stacks of both sides.
  ///
  /// - Throws: ``SignInFailure`` when the token cannot be removed; all stays as it was then, because
  ///   who believes to be signed out must not leave a secret behind.
  public func signOut() throws(SignInFailure) {
    check.cancel()
    do throws(StorageFailure) {
      try tokens.remove()
    } catch {
      throw .storage(error)
    }
    update {
      $0.account = nil
      $0.hasSkippedSignIn = false
    }
  }

  private func finishSignIn(_ change: (inout SessionRecord) -> Void) {
    check.cancel()
    // The token is in its store now, and need not stay in memory.
    onboarding.signIn = SignInFlow()
    update(change)
    if isSignInSheet { coordinator.navigator.dismissSheet() }
  }

  /// Keeps the sheet, where signing in is one, with the step.
  private func showSignInStep() {
    guard isSignInSheet, let step = onboarding.signIn.steps.current else { return }
    coordinator.navigator.presentSheet(.signIn(step))
  }

  private var isSignInSheet: Bool {
    guard case .signIn = coordinator.navigator.state.sheet?.root else { return false }
    return true
  }
}
