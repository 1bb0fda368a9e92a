import Navigation
import TextFront

@main
struct MuseumExample {
  static func main() async {
    await TextFront.run(MuseumFront(museum: Museum()))
  }
}

/// Draws the museum as text.
@MainActor
final class MuseumFront: TextApp {
  private let museum: Museum

  init(museum: Museum) { self.museum = museum }

  var screen: [String] {
    switch museum.gate.side {
    case .outside(let entrance): [destination(of: entrance.state.frontRoute)]
    case .inside(let guide): alert(of: guide) ?? [destination(of: guide.state.frontRoute)]
    }
  }

  private func destination(of route: MuseumRoute?) -> String {
    switch route {
    case .detail(let item): "[\(item.number)] \(item.title)"
    case .nested(.floor(let floor)): "[Floor \(floor)]"
    case .nested(.room(let room)): "[Room \(room)]"
    case .profile(let visitor): "[Profile of \(visitor)]"
    case .settings: "(Settings)"
    case nil: "[Guide] items \(museum.items.keys.sorted().map(String.init).joined(separator: ", "))"
    }
  }

  private func destination(of route: EntranceRoute?) -> String {
    switch route {
    case .onboarding(.welcome): "(1 of 3: Welcome)"
    case .onboarding(.permissions): "(2 of 3: Permissions)"
    case .onboarding(.preferences): "(3 of 3: Preferences)"
    case .forgotPassword: "[Forgotten password]"
    case nil: "[Sign in]"
    }
  }

  private func alert(of guide: Museum.Guide) -> [String]? {
    guide.state.alert.map { ["! \($0.title)"] + ($0.message.map { ["  \($0)"] } ?? []) }
  }

  func perform(_ command: Command) async -> Bool {
    museum.gate.isOpen ? performInside(command) : performOutside(command)
  }

  private func performOutside(_ command: Command) -> Bool {
    switch command.verb {
    case "next":
      if let step = museum.onboarding.current { museum.onboarding.advance(from: step) }
    case "forgot": museum.entrance.push(.forgotPassword)
    case "back": museum.entrance.pop()
    case "enter": museum.signIn()
    default: return false
    }
    return true
  }

  private func performInside(_ command: Command) -> Bool {
    let guide = museum.guide
    switch command.verb {
    case "item":
      guard let item = command.number.flatMap({ museum.items[$0] }) else { return false }
      guide.push(.detail(item))
    case "floor": guide.push(.nested(.floor(command.number ?? 0)))
    case "room": guide.push(.nested(.room(command.rest)))
    case "settings": guide.navigate(to: .settings)
    case "rename": museum.rename(7, to: command.rest)
    case "open": museum.open(command.rest)
    case "ok": guide.answerAlert(with: nil)
    case "back": guide.state.frontPath.isEmpty ? guide.dismissSheet() : guide.pop()
    case "leave": museum.signOut()
    default: return false
    }
    return true
  }
}
