import Releases
import Testing

@testable import PostgresCatalog

/// Which failures pass by themselves.
struct PostgresFailureTests {
  private func meaning(_ state: String?, _ message: String = "why") throws -> LookUpFailure {
    PostgresFailure(state: state, message: message, isConnectionLost: state == nil)
      .lookUpFailure(at: try PostgresAddress("postgresql://db/records"))
  }

  @Test(
    "a server that is gone, restarts, is full or slow is asked again later",
    arguments: [
      nil, "08006", "40001", "53100", "53200", "53300", "57014", "57P01", "57P02", "57P03", "58030",
      "25006",
    ])
  func temporary(state: String?) throws {
    guard case .temporary = try meaning(state) else {
      Issue.record("\(state ?? "nothing") does not pass")
      return
    }
  }

  @Test(
    "what is missing or forbidden needs somebody", arguments: ["42P01", "3F000", "42501", "XX001"])
  func lasting(state: String) throws {
    guard case .lasting = try meaning(state) else {
      Issue.record("\(state) passes")
      return
    }
  }

  @Test("a database or user that does not exist needs somebody")
  func denied() throws {
    let missing = try meaning(nil, "FATAL:  database \"records\" does not exist\n")
    guard case .lasting(.broken(let reason, .checkAddress)) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(reason == "postgresql://db/records: FATAL:  database \"records\" does not exist")
  }
}
