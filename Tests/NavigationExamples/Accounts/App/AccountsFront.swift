import Foundation
import Navigation
import TextFront

@main
struct AccountsExample {
  static func main() async {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("accounts-example-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    await TextFront.run(AccountsFront(file: MemoryFile(url: url)))
  }
}

/// Draws the app as text; `restart` begins another one with the same file.
@MainActor
final class AccountsFront: TextApp {
  private let file: MemoryFile
  private var accounts: Accounts
  private var greetings: [String] = []

  init(file: MemoryFile) {
    self.file = file
    accounts = Accounts(file: file)
  }

  /// The greetings that went by since the last command, and what is in view now.
  var screen: [String] { greetings + [destination] }

  private var destination: String {
    switch accounts.navigator.state.frontRoute {
    case .forgotPassword: "[Forgotten password]"
    case .menu: "[Menu]"
    case .profile: "[Profile of \(accounts.memory.user ?? "nobody")]"
    case .signUp(.name, let values): "[Sign up: name \(values.name)]"
    case .signUp(.password, let values):
      "[Sign up: password of \(values.name) \(String(repeating: "*", count: values.password.count))]"
    case .greetings(let name): "(Greetings, \(name)!)"
    case nil:
      switch accounts.root {
      case .welcome: "Welcome"
      case .signIn: "Sign in, or sign up"
      case .dashboard: "Dashboard of \(accounts.memory.user ?? "nobody")"
      }
    }
  }

  func perform(_ command: Command) async -> Bool {
    greetings = []
    do {
      return try await carryOut(command)
    } catch {
      greetings = ["! \(error)"]
      return true
    }
  }

  private func carryOut(_ command: Command) async throws -> Bool {
    let navigator = accounts.navigator
    switch command.verb {
    case "begin": try accounts.completeWelcome()
    case "forgot": navigator.push(.forgotPassword)
    case "signin": try await accounts.signIn(as: command.rest) { greetings.append(destination) }
    case "signup": accounts.signUp.start(with: SignUp())
    case "name":
      try await accounts.submit(command.rest, into: \.name, from: .name) {}
    case "password":
      try await accounts.submit(command.rest, into: \.password, from: .password) {
        greetings.append(destination)
      }
    case "menu": navigator.push(.menu)
    case "profile": navigator.push(.profile)
    case "back": navigator.pop()
    case "signout": try accounts.signOut()
    case "restart": accounts = Accounts(file: file)
    default: return false
    }
    return true
  }
}
