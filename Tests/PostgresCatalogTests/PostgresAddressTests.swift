import Releases
import Testing

@testable import PostgresCatalog

/// What addresses are called, and that nobody sees a password of one.
struct PostgresAddressTests {
  @Test(
    "the name has the host and the database",
    arguments: [
      (
        "postgresql://curator:secret@db.example:5433/records",
        "postgresql://db.example:5433/records"
      ),
      ("postgres://db.example/records?password=secret", "postgresql://db.example/records"),
      ("postgresql:///records?host=/run/postgresql", "postgresql:///records"),
      ("postgresql://%2Frun%2Fpostgresql/records", "postgresql:///records"),
      ("postgresql://", "postgresql:///"),
    ])
  func names(uri: String, name: String) throws {
    #expect(PostgresAddress.isAddress(uri))
    let address = try PostgresAddress(uri)
    #expect(address.name == name)
    #expect(address.hasPassword == uri.contains("secret"))
  }

  @Test("what libpq cannot read is refused without repeating it")
  func unreadable() {
    #expect {
      try PostgresAddress("postgresql://curator:secret@host:port:x/records?nonsense=1")
    } throws: { error in
      guard let failure = error as? LookUpFailure else { return false }
      return !"\(failure)".contains("secret") && !failure.reason.contains("secret")
    }
  }

  @Test(
    "other texts are no addresses", arguments: ["discogs", "/srv/catalog.sqlite", "https://a/b"])
  func others(text: String) {
    #expect(!PostgresAddress.isAddress(text))
  }
}
