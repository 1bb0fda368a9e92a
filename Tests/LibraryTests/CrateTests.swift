import Foundation
import Library
import Problems
import Releases
import TestSupport
import Testing

@Suite struct CrateTests {
  private let sample: SampleLibrary
  private let lone = MemoryCatalog.lone
  private let record = MemoryCatalog.record
  private let disc = MemoryCatalog.disc

  init() throws {
    sample = try SampleLibrary()
  }

  @Test("a crate keeps its records in the order they were put in, each once")
  func order() async throws {
    let (lone, record, disc) = (lone, record, disc)
    let crate = try await sample.library.change { editor in
      let crate = try editor.createCrate("Sunday")
      let added = try [record, lone, record, disc].map { try editor.add($0, to: crate) }
      #expect(added == [true, true, false, true])
      let removed = try editor.remove(lone.id, from: crate)
      let again = try editor.remove(lone.id, from: crate)
      #expect([removed, again] == [true, false])
      return crate
    } summary: { _ in
      "filled"
    }
    #expect(try await sample.library.crate(id: .custom(crate.id)) == .custom(crate))
    #expect(
      try await sample.library.releases(in: .custom(crate.id)) == [record.summary, disc.summary])
    #expect(try await sample.library.crates() == [Counted(crate, count: 2)])
    #expect(try await sample.library.crate(id: .custom(UUID())) == nil)
    #expect(try await sample.library.releases(in: .custom(UUID())).isEmpty)
  }

  @Test("a crate is found by name in any case and by UUID; the nearest names are told")
  func names() async throws {
    let crates = try await sample.library.change { editor in
      try ["Shelf 1", "Shelf 2", "Ödipus"].map { try editor.createCrate($0) }
    } summary: { _ in
      "made"
    }
    #expect(try await sample.library.crate(named: "sHELF 2") == crates[1])
    #expect(try await sample.library.crate(named: "ödipus") == crates[2])
    #expect(try await sample.library.crate(named: crates[0].id.uuidString) == crates[0])
    #expect(
      try await sample.refusal { _ = try $0.crate(named: "Shelf 3") }
        == Refusal(
          reason: "there is no crate 'Shelf 3'", remedy: .didYouMean(["Shelf 1", "Shelf 2"])))
    #expect(
      try await sample.refusal { _ = try $0.crate(named: "Jazz") }
        == Refusal(reason: "there is no crate 'Jazz'"))
    #expect(try await sample.refusal { _ = try $0.createCrate("shelf 1") } != nil)
    #expect(try await sample.refusal { _ = try $0.rename(crates[0], to: "SHELF 2") } != nil)
    #expect(try await sample.refusal { _ = try $0.rename(crates[0], to: "SHELF 1") } == nil)
    #expect(
      try await sample.library.crates().map(\.group.name) == ["SHELF 1", "Shelf 2", "Ödipus"])
  }

  @Test("a crate with records is deleted only where that is meant")
  func delete() async throws {
    let lone = lone
    let crate = try await sample.library.change { editor in
      let crate = try editor.createCrate("Sunday")
      _ = try editor.add(lone, to: crate)
      return crate
    } summary: { _ in
      "made"
    }
    #expect(
      try await sample.refusal { _ = try $0.delete(crate, emptiesIt: false) }
        == Refusal(reason: "Sunday has 1 record", remedy: .emptyOrForce(.crate)))
    #expect(try await sample.refusal { _ = try $0.delete(crate, emptiesIt: true) } == nil)
    #expect(try await sample.library.crates().isEmpty)
  }

  @Test("wants are kept in order, each once, with notes")
  func wants() async throws {
    let (lone, record) = (lone, record)
    try await sample.library.change { editor in
      let added = [
        try editor.want(record, notes: "first pressing"), try editor.want(lone),
        try editor.want(record),
      ]
      #expect(added == [true, true, false])
      return "wanted"
    }
    let today = SampleLibrary.today
    #expect(
      try await sample.library.wants() == [
        Want(release: record.summary, notes: "first pressing", dateAdded: today),
        Want(release: lone.summary, dateAdded: today),
      ])
    #expect(try await sample.library.releases(in: .wants) == [record.summary, lone.summary])
    try await sample.library.change { editor in
      let removed = [try editor.stopWanting(record.id), try editor.stopWanting(record.id)]
      #expect(removed == [true, false])
      return "removed"
    }
    #expect(try await sample.library.wants().map(\.id) == [lone.id])
  }

  @Test("the last decision about a barcode counts")
  func decisions() async throws {
    let (record, disc) = (record, disc)
    let gtin = try #require(record.gtins.first)
    #expect(try await sample.library.chosenRelease(for: gtin) == nil)
    for release in [record, disc] {
      try await sample.library.change {
        try $0.choose(release, for: gtin)
        return "chose"
      }
      #expect(try await sample.library.chosenRelease(for: gtin) == release)
    }
  }
}
