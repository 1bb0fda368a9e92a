import Files
import Foundation
import Releases

/// The user's catalogues: files in one folder, in the order in which they are asked.
///
/// The order stands in a text file beside them, a name a line. Catalogues that it does not name come
/// after those that it does, by name.
public struct CatalogFolder: Sendable {
  /// A catalogue in the folder.
  public struct Entry: Sendable, Hashable {
    public let name: String
    public let path: String
  }

  public let path: String

  private static let suffix = ".sqlite"
  private static let orderName = "order.txt"

  public init(path: String) {
    self.path = path
  }

  /// The catalogues, the one that is asked first first; none where there is no such folder.
  public var entries: [Entry] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let names = files.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(Self.suffix.count)) }.sorted()
    var seen: Set<String> = []
    let ordered = (order.filter(names.contains) + names).filter { seen.insert($0).inserted }
    return ordered.map { Entry(name: $0, path: file($0)) }
  }

  /// Whether there is none yet.
  public var isEmpty: Bool { entries.isEmpty }

  /// Opens all, to be asked in their order.
  ///
  /// - Throws: ``LookUpFailure`` that names the file that cannot be read.
  public func open() throws(LookUpFailure) -> CatalogSet {
    var catalogs: [CatalogDatabase] = []
    for entry in entries { catalogs.append(try CatalogDatabase(path: entry.path)) }
    return CatalogSet(catalogs)
  }

  /// The catalogue of a name.
  ///
  /// - Throws: ``CatalogFolderProblem`` where there is none.
  public func entry(named name: String) throws(CatalogFolderProblem) -> Entry {
    let entries = entries
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknown(name, known: entries.map(\.name))
    }
    return entry
  }

  /// Makes the folder where there is none, and says where the catalogue of a name is or will be.
  ///
  /// - Throws: ``CatalogFolderProblem`` where a file cannot have that name, or the folder not be made.
  public func place(
    for name: String, makingFolder: Bool = true
  ) throws(CatalogFolderProblem) -> String {
    guard !name.isEmpty, name.utf8.count <= 100, !name.hasPrefix("."), !name.contains("/"),
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .impossibleName(name) }
    guard makingFolder else { return file(name) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path)
    }
    return file(name)
  }

  /// Sets the order in which catalogues are asked; those not named come after those named.
  ///
  /// - Returns: all in the new order.
  /// - Throws: ``CatalogFolderProblem``.
  @discardableResult
  public func setOrder(_ names: [String]) throws(CatalogFolderProblem) -> [Entry] {
    let ordered = try order(named: names)
    do throws(AsideFile.Failure) {
      let file = try AsideFile(PhotoPath(path + "/" + Self.orderName))
      try file.write(names.map { $0 + "\n" }.joined())
      try file.finish()
    } catch {
      throw .notWritable(path)
    }
    return ordered
  }

  /// All catalogues as ``setOrder(_:)`` would order them.
  ///
  /// - Throws: ``CatalogFolderProblem`` where there is none of a name.
  public func order(named names: [String]) throws(CatalogFolderProblem) -> [Entry] {
    var ordered: [Entry] = []
    for name in names {
      let entry = try entry(named: name)
      if !ordered.contains(entry) { ordered.append(entry) }
    }
    return ordered
      + entries.filter { !ordered.contains($0) }.sorted { $0.name < $1.name }
  }

  /// Removes a catalogue. Who has it open can go on to ask it.
  ///
  /// - Throws: ``CatalogFolderProblem``.
  public func remove(_ name: String) throws(CatalogFolderProblem) {
    let entry = try entry(named: name)
    do {
      try FileManager.default.removeItem(atPath: entry.path)
    } catch {
      throw .notWritable(path)
    }
  }

  /// Removes what imports that were killed have left.
  ///
  /// - Parameter isTrial: only count, and remove nothing.
  /// - Returns: how many bytes that gives back.
  public func removeLeftovers(isTrial: Bool = false) -> Int {
    DraftFolder.removeLeftovers(in: PhotoPath(path), isTrial: isTrial)
  }

  private var order: [String] {
    let text = try? String(contentsOfFile: path + "/" + Self.orderName, encoding: .utf8)
    return (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }

  private func file(_ name: String) -> String { "\(path)/\(name)\(Self.suffix)" }
}
