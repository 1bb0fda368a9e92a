import Navigation

enum AccountsTab { case only }

enum AccountsRoute: NavigationRoute {
  case forgotPassword
  case menu
  case profile
  case signUp(SignUpStep, SignUp)
  /// A sheet that nobody has to dismiss.
  case greetings(name: String)

  enum ID: Hashable {
    case forgotPassword
    case menu
    case profile
    case signUp(SignUpStep)
    case greetings
  }

  var id: ID {
    switch self {
    case .forgotPassword: .forgotPassword
    case .menu: .menu
    case .profile: .profile
    case .signUp(let step, _): .signUp(step)
    case .greetings: .greetings
    }
  }

  var isSheet: Bool {
    if case .greetings = self { true } else { false }
  }
}

enum SignUpStep: CaseIterable { case name, password }

/// What both pages of the sign-up fill in.
struct SignUp: Hashable {
  var name = ""
  var password = ""
}

/// What is at the root of the only tab. It follows from what is remembered, so nobody navigates to it.
enum AccountsRoot { case welcome, signIn, dashboard }
