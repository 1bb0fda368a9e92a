import Accounts
import LocalServer
import OnlineCatalogs
import Testing

/// Who a token belongs to.
struct IdentityTests {
  private func identity(_ server: LocalServer) throws -> DiscogsIdentity {
    DiscogsIdentity(base: server.url, connections: try .virtual(CurlTransport()))
  }

  @Test func knowsItsUser() async throws {
    let server = try LocalServer { DiscogsServer(records: []).reply(to: $0) }
    let account = try await identity(server).account(for: DiscogsToken(pasted: "s3cret")!)
    #expect(account.username == "example")
    #expect(server.log.map(\.path) == ["/oauth/identity"])
  }

  @Test func tellsAWrongTokenFromANetwork() async throws {
    let server = try LocalServer { DiscogsServer(records: []).reply(to: $0) }
    await #expect(throws: SignInFailure.rejected) {
      try await identity(server).account(for: DiscogsToken(pasted: "wrong")!)
    }
    let broken = try LocalServer { _ in ServerReply(manner: .hungUp) }
    let unreachable = try identity(broken)
    do throws(SignInFailure) {
      _ = try await unreachable.account(for: DiscogsToken(pasted: "s3cret")!)
      Issue.record("a connection that ends is no answer")
    } catch {
      guard case .offline(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.contains("s3cret"))
    }
  }
}
