import Library
import Links
import Problems
import Releases
import Scanning
import Testing

@testable import vinylcrate

/// The one table of exit codes.
struct ExitStatusTests {
  @Test("each status has the exit code of the contract")
  func statuses() {
    let contract: [ScanStatus: Int32] = [
      .resolved: 0, .ambiguous: 0, .unknown: 1, .pending: 75, .failed: 2, .unread: 1,
      .unreadable: 2, .grouped: 0, .assigned: 0, .dismissed: 0,
    ]
    #expect(ScanStatus.allCases.count == contract.count)
    for status in ScanStatus.allCases {
      #expect(ExitStatus(status).rawValue == contract[status], "\(status)")
    }
  }

  @Test("a look-up that may pass is 75, one that needs somebody is 2, whoever asks")
  func lookUps() {
    let temporary: [LookUpFailure.Temporary] = [
      .offline("no route"), .rateLimited(retryAfter: 3), .busy(path: "/l"),
    ]
    for cause in temporary {
      #expect(ExitStatus(LookUpFailure.temporary(cause)) == .temporary)
      #expect(ExitStatus(LinkFailure.lookUp(.temporary(cause))) == .temporary)
    }
    let lasting: [LookUpFailure.Lasting] = [
      .broken("x", remedy: .checkCatalog), .unauthorized("x"), .newerSchema("x"),
    ]
    for cause in lasting {
      #expect(ExitStatus(LookUpFailure.lasting(cause)) == .unusable)
      #expect(ExitStatus(LinkFailure.lookUp(.lasting(cause))) == .unusable)
    }
    #expect(ExitStatus(LinkFailure.crateNotFound("x")) == .incomplete)
    #expect(ExitStatus(LinkFailure.badLink(.notAURL)) == .unusable)
  }

  @Test("the library: busy passes, a full disk is 74, a refusal is 1")
  func library() {
    #expect(ExitStatus(LibraryFailure.busy(path: "/l")) == .temporary)
    #expect(ExitStatus(LibraryFailure.full(path: "/l")) == .unwritable)
    #expect(ExitStatus(LibraryFailure.readOnly(path: "/l")) == .unwritable)
    #expect(ExitStatus(LibraryFailure.broken(path: "/l", reason: "x")) == .unusable)
    #expect(ExitStatus(LibraryFailure.refused("no")) == .incomplete)
    #expect(ExitStatus(LibraryFileError.busy(path: "/l")) == .temporary)
    #expect(ExitStatus(LibraryFileError.newer(path: "/l")) == .unusable)
  }
}
