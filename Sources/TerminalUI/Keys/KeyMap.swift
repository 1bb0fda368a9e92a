import AppNavigation
import Links

/// Which key does what, as data: the app, its footer and its help read the same table.
public struct KeyMap: Sendable, Hashable {
  /// The keys of each command, the one that is shown first.
  public private(set) var keys: [Command: [Key]]
  private var commands: [Key: Command]

  /// - Parameter keys: Those of all commands that can be reached by a key; where two have the same, the
  ///   later command in the order of ``Command`` has it.
  public init(_ keys: [Command: [Key]] = Self.usual) {
    self.keys = keys
    commands = [:]
    for command in Command.allCases {
      for key in keys[command] ?? [] { commands[key] = command }
    }
  }

  public subscript(key: Key) -> Command? { commands[key] }

  /// The key to show for a command; nil where it has none.
  public func shown(_ command: Command) -> String? { keys[command]?.first?.description }

  /// Arrows, and the keys that vi gave to terminal programs.
  public static let usual: [Command: [Key]] = [
    .up: [Key(.up), "k"],
    .down: [Key(.down), "j"],
    .pageUp: [Key(.pageUp), Key(.character("b"), .control)],
    .pageDown: [Key(.pageDown), Key(.character("f"), .control)],
    .first: [Key(.home), "g"],
    .last: [Key(.end), "G"],
    .open: [Key(.enter), Key(.right), "l"],
    .back: [Key(.escape), Key(.left), "h", Key(.backspace)],
    .nextTab: [Key(.tab)],
    .previousTab: [Key(.tab, .shift)],
    .home: ["1"],
    .crates: ["2"],
    .discover: ["3"],
    .marketplace: ["4"],
    .search: ["5", "/"],
    .scan: ["s"],
    .profile: ["p"],
    .actions: [Key(.character("p"), .control), ":"],
    .help: ["?", Key(.function(1))],
    .undo: ["u"],
    .refresh: [Key(.character("l"), .control)],
    .suspend: [Key(.character("z"), .control)],
    .quit: ["q", Key(.character("c"), .control)],
  ]
}

extension ScreenAction {
  /// The key that does it on a screen that offers it; nil for one that is only chosen from a list.
  public var key: Key? {
    switch self {
    case .addToCollection: "a"
    case .addToCrate: "c"
    case .removeFromCrate: "x"
    case .want, .stopWanting: "w"
    case .openMarketplace(let page): page.kind == .offers ? "O" : "o"
    case .openInBrowser: "o"
    case .showInsights: "i"
    case .newCrate, .newFolder: "n"
    case .editCrate: "e"
    case .deleteCrate: "x"
    case .manageCollection: "m"
    case .choosePressing, .saveCrate, .scan, .showProfile, .advanceWelcome, .signIn, .checkToken,
      .confirmAccount, .skipSignIn, .signOut:
      nil
    }
  }
}
