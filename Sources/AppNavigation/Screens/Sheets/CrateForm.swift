import Library
import Links

/// What the user edits of a crate.
public struct CrateForm: Sendable, Hashable {
  /// The crate that is edited; nil for a new one.
  public let crate: CustomCrate?
  /// As typed so far.
  public var name: String

  /// - Parameter name: What was typed; left out, the name that the crate has.
  public init(_ crate: CustomCrate?, name: String? = nil) {
    self.crate = crate
    self.name = name ?? crate?.name ?? ""
  }

  /// Why a crate cannot have this name; nil where it can.
  ///
  /// - Parameter crates: Every crate in the library.
  func problem(among crates: [CustomCrate]) -> LibraryFailure? {
    let others = crates.filter { $0.id != crate?.id }
    do throws(LibraryFailure) {
      _ = try CustomCrate.checkedName(name, taken: others.map(\.name))
      return nil
    } catch {
      return error
    }
  }
}

extension SheetFactory {
  /// The editor with what was typed so far; it can be saved where the name can be used.
  ///
  /// - Throws: ``LinkFailure/crateNotFound(_:)`` for a crate that is no longer in the library;
  ///   ``LinkFailure/lookUp(_:)`` where the library cannot be read.
  public func screen(for form: CrateForm) async throws(LinkFailure) -> Screen {
    let crates = try await screens.reading { library throws(LibraryFailure) in
      try await library.crates().map(\.group)
    }
    if let crate = form.crate, !crates.contains(where: { $0.id == crate.id }) {
      throw .crateNotFound(Crate.ID.custom(crate.id).description)
    }
    let problem = form.problem(among: crates)
    return Screen(
      title: Route.crateEditor(form.crate).title,
      sections: [
        ScreenSection(.fields([ScreenField("name", value: form.name, problem: problem)]))
      ],
      actions: (problem == nil ? [.saveCrate(form)] : [])
        + (form.crate.map { [.deleteCrate($0)] } ?? []))
  }
}
