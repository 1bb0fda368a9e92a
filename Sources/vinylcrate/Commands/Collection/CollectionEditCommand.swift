import ArgumentParser
import Library
import ScanReports

/// `vinylcrate collection edit`: changes what is said of copies.
struct CollectionEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change the grades, rating, notes or folder of copies, of many at once.",
    discussion: """
      What is not named stays as it is. A grade of 'none' and empty notes take them away.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate collection edit 12 13 14 --media VG+ --sleeve VG
        vinylcrate collection edit r249504 --rating 5 --notes 'from Anna'
        vinylcrate collection edit 12 --media none --folder 'Shelf 2'
      """)

  @Argument(help: "Copies by their number in the list, or records of which you have one copy.")
  var items: [ItemName]

  @Option(help: "The condition of the record: \(Condition.grades(ofSleeves: false)), or none.")
  var media: GradeChoice?

  @Option(help: "The condition of the sleeve: \(Condition.grades(ofSleeves: true)), or none.")
  var sleeve: GradeChoice?

  @Option(help: "1 to 5 stars; 0 for none.")
  var rating: Int?

  @Option(help: "Words to remember with each copy, instead of those before.")
  var notes: String?

  @Option(help: "The folder to put them into.")
  var folder: String?

  @OptionGroup var change: ChangeOptions

  func validate() throws {
    guard media?.condition?.isForSleevesOnly != true else {
      throw ValidationError("--media must be \(Condition.grades(ofSleeves: false)), or none.")
    }
    guard rating.map((0...5).contains) != false else {
      throw ValidationError("--rating must be 0 to 5.")
    }
    guard media != nil || sleeve != nil || rating != nil || notes != nil || folder != nil else {
      throw ValidationError(
        "Name what to change: --media, --sleeve, --rating, --notes or --folder.")
    }
  }

  func run() async throws {
    try await change.make { editor in
      let folder = try folder.map(editor.folder(named:))
      let items = try editor.items(named: items)
      let edited = try editor.edit(items.map(\.id)) { values in
        if let media { values.mediaCondition = media.condition }
        if let sleeve { values.sleeveCondition = sleeve.condition }
        if let rating { values.rating = rating }
        if let notes { values.notes = notes }
        if let folder { values.folder = folder }
      }
      return ChangeReport(
        "changed \(edited.map(\.release).spoken)" + (items.count - edited.count).alreadySo,
        items: edited.map(\.id))
    }
  }
}

/// A grade to give, or none.
struct GradeChoice: ExpressibleByArgument {
  let condition: Condition?

  init?(argument: String) {
    condition = Condition(argument: argument)
    if condition == nil, argument.lowercased() != "none" { return nil }
  }
}

extension Condition {
  /// The grades in their short form, for help.
  static func grades(ofSleeves: Bool) -> String {
    allCases.filter { ofSleeves || !$0.isForSleevesOnly }.map(\.rawValue).joined(separator: ", ")
  }
}

extension Int {
  /// For the summary of a change: how many records had the values before.
  fileprivate var alreadySo: String {
    switch self {
    case 0: ""
    default: " (\(self) unchanged)"
    }
  }
}
