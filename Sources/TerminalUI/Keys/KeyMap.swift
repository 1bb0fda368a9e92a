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

  /// The same map where some commands have other keys; what had one of these before has it no more.
  public func rebound(_ changes: [Command: [Key]]) -> KeyMap {
    let taken = Set(changes.values.joined())
    let rest = keys.mapValues { $0.filter { !taken.contains($0) } }
    return KeyMap(rest.merging(changes) { _, new in new })
  }

  /// The usual keys, changed as the settings say.
  ///
  /// - Parameter bindings: Each a command, an equals sign and a key, such as `quit=ctrl-q`.
  /// - Throws: ``KeyMap/Fault`` for the first that names no command or no key.
  public init(bindings: [String]) throws(Fault) {
    var changes: [Command: [Key]] = [:]
    for binding in bindings {
      let parts = binding.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let command = Command(rawValue: parts[0]), let key = Key(parts[1])
      else { throw Fault(binding: binding) }
      changes[command, default: []].append(key)
    }
    self = KeyMap().rebound(changes)
  }

  /// A binding that names no command or no key.
  public struct Fault: Error, Hashable {
    public let binding: String
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
    // Two presses of Esc in quick succession are one with Alt.
    .back: [Key(.escape), Key(.left), "h", Key(.backspace), Key(.escape, .alt)],
    .nextTab: [Key(.tab)],
    .previousTab: [Key(.tab, .shift)],
    .home: ["1"],
    .crates: ["2"],
    .discover: ["3"],
    .marketplace: ["4"],
    .search: ["5"],
    .filter: ["/"],
    .mark: [Key(.character(" "))],
    .markAll: ["*"],
    .covers: ["v"],
    .nextPhoto: ["]"],
    .previousPhoto: ["["],
    .moveUp: ["K"],
    .moveDown: ["J"],
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
    case .addBySearch: "A"
    case .addToCrate: "c"
    case .removeFromCrate: "x"
    case .want, .stopWanting: "w"
    case .editCopies: "e"
    case .moveCopies: "f"
    case .fileCopies: "c"
    case .removeCopies: "x"
    case .sortRecords: "o"
    case .groupRecords: "b"
    case .openRandom: "r"
    case .openMarketplace(let page): page.kind == .offers ? "O" : "o"
    case .openInBrowser: "o"
    case .copyAddress: "y"
    case .askMarketplace: "t"
    case .showInsights: "i"
    case .newCrate, .newFolder: "n"
    case .editCrate: "e"
    case .deleteCrate: "X"
    case .manageCollection: "m"
    case .importCatalogue: "i"
    case .stopImport: "x"
    case .scanSamples: "S"
    case .changePreference, .choosePressing, .searchFor, .saveCrate, .scan, .showProfile,
      .advanceWelcome, .signIn,
      .checkToken,
      .confirmAccount, .skipSignIn, .signOut:
      nil
    }
  }
}
