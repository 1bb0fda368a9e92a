import AppNavigation
import Library
import Text

/// The menus of long lists.
extension Menu {
  static func sorting(_ query: CollectionQuery) -> Menu {
    let orders: [RecordOrder?] = [nil] + RecordOrder.allCases
    return Menu(
      "Sort by",
      orders.map { order in
        let again = order == query.order ? ", the other way round" : ""
        return Item(title: (order?.words ?? RecordOrder.asAdded) + again, choice: .sort(order))
      })
  }

  static func grouping(_ query: CollectionQuery) -> Menu {
    Menu(
      "Group by",
      [Item(title: "nothing", choice: .group(nil))]
        + RecordGrouping.allCases.map { Item(title: $0.rawValue, choice: .group($0)) })
  }

  /// What can be changed of copies.
  ///
  /// - Parameter notes: What is noted so far.
  static func editing(_ copies: Int, notes: String) -> Menu {
    let what = copies.counted("record")
    func grades(_ conditions: [Condition], _ edit: (Condition?) -> CopyEdit) -> [Item] {
      conditions.map { Item(title: $0.description, choice: .copies(edit($0))) }
        + [Item(title: "no grade", choice: .copies(edit(nil)))]
    }
    let records = Menu(
      "Grade \(what)",
      grades(Condition.allCases.filter { !$0.isForSleevesOnly }, CopyEdit.grade))
    let sleeves = Menu(
      "Grade the sleeve of \(what)", grades(Condition.allCases, CopyEdit.gradeSleeve))
    let stars = Menu(
      "Rate \(what)",
      (0...5).reversed().map { number in
        Item(
          title: number == 0 ? "no rating" : number.counted("star"), choice: .copies(.rate(number)))
      })
    return Menu(
      "Edit \(what)",
      [
        Item(title: "Grade of the record", choice: .menu(records)),
        Item(title: "Grade of the sleeve", choice: .menu(sleeves)),
        Item(title: "Rating", choice: .menu(stars)),
        Item(
          title: "Notes",
          choice: .ask(Prompt(title: "Notes of \(what)", purpose: .notesOfCopies, text: notes))),
      ])
  }

  static func moving(_ copies: Int, to folders: [CollectionFolder]) -> Menu {
    Menu(
      "Move \(copies.counted("record")) to which folder?",
      folders.map { Item(title: $0.name, choice: .copies(.move(to: $0))) } + [
        Item(
          title: "A new folder …",
          choice: .ask(Prompt(title: "New folder", purpose: .folderOfCopies)))
      ])
  }

  static func filing(_ copies: Int, in crates: [CustomCrate]) -> Menu {
    Menu(
      "Add \(copies.counted("record")) to which crate?",
      crates.map { Item(title: $0.name, choice: .copies(.file(in: $0))) } + [
        Item(
          title: "A new crate …", choice: .ask(Prompt(title: "New crate", purpose: .crateOfCopies)))
      ])
  }

  static func removing(_ copies: Int) -> Menu {
    Menu(
      "Remove \(copies.counted("record")) from your collection?",
      [
        Item(title: "Keep", choice: .stay), Item(title: "Remove", choice: .copies(.remove)),
      ])
  }
}
