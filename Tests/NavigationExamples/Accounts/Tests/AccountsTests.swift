import Foundation
import Navigation
import Testing
import TextFront

@testable import AccountsExample

@MainActor
@Suite final class AccountsTests {
  private let file = MemoryFile(
    url: FileManager.default.temporaryDirectory
      .appendingPathComponent("accounts-\(UUID().uuidString).json"))
  private lazy var accounts = Accounts(file: file)

  deinit { try? FileManager.default.removeItem(at: file.url) }

  @Test func theSessionReadsAsWritten() async throws {
    let example = try ExampleSession()
    let front = AccountsFront(file: file)
    #expect(await TextFront.transcript(of: front, session: example.session) == example.transcript)
  }

  @Test func aSecondInstanceGoesOnWhereTheFirstEnded() async throws {
    #expect(accounts.root == .welcome)
    try accounts.completeWelcome()
    #expect(Accounts(file: file).root == .signIn)
    try await accounts.signIn(as: "Ada") {}
    let second = Accounts(file: file)
    #expect(second.root == .dashboard)
    #expect(second.memory == Memory(hasCompletedWelcome: true, user: "Ada"))
    try second.signOut()
    #expect(Accounts(file: file).root == .signIn)
  }

  @Test func afterGoingBackTheNameIsSubmittedAgain() async throws {
    accounts.signUp.start(with: SignUp())
    try await accounts.submit("Ada", into: \.name, from: .name) {}
    accounts.navigator.pop()
    try await accounts.submit("Grace", into: \.name, from: .name) {}
    #expect(accounts.navigator.state.frontRoute == .signUp(.password, SignUp(name: "Grace")))
  }

  @Test func signingUpGreetsAndSignsIn() async throws {
    try accounts.completeWelcome()
    accounts.signUp.start(with: SignUp())
    try await accounts.submit("Ada", into: \.name, from: .name) {}
    var shown: AccountsRoute?
    try await accounts.submit("analytical", into: \.password, from: .password) {
      shown = accounts.navigator.state.frontRoute
    }
    #expect(shown == .greetings(name: "Ada"))
    #expect(accounts.navigator.state == NavigationState(selectedTab: .only))
    #expect(accounts.root == .dashboard)
  }

  @Test func signingInGreetsToo() async throws {
    var shown: AccountsRoute?
    try await accounts.signIn(as: "Ada") { shown = accounts.navigator.state.frontRoute }
    #expect(shown == .greetings(name: "Ada"))
    #expect(accounts.navigator.state.sheet == nil)
  }

  @Test func signingOutLeavesNothingOpen() async throws {
    try accounts.completeWelcome()
    try await accounts.signIn(as: "Ada") {}
    accounts.navigator.push(.menu)
    accounts.navigator.push(.profile)
    try accounts.signOut()
    #expect(accounts.navigator.state == NavigationState(selectedTab: .only))
    #expect(accounts.root == .signIn)
  }
}
