import Testing

@testable import OnlineCatalogs

/// What libcurl 7.68 to 8.14 with OpenSSL or GnuTLS says of a certificate.
struct SecurityFaultTests {
  @Test(
    arguments: [
      ("SSL certificate problem: certificate has expired", SecurityFault.expired),
      ("SSL certificate problem: certificate is not yet valid", .notYetValid),
      (
        "SSL: no alternative certificate subject name matches target host name '127.0.0.1'",
        .otherName
      ),
      ("SSL certificate problem: self signed certificate", .unknownAuthority),
      ("SSL certificate problem: self-signed certificate in certificate chain", .unknownAuthority),
      ("SSL certificate problem: unable to get local issuer certificate", .unknownAuthority),
      ("error setting certificate file: /etc/ssl/certs/ca-certificates.crt", .noAuthorities),
      ("error setting certificate verify locations:  CAfile: /none", .noAuthorities),
      (
        "error:0A00010B:SSL routines::wrong version number",
        .other("error:0A00010B:SSL routines::wrong version number")
      ),
    ])
  func recognizes(_ words: String, _ fault: SecurityFault) {
    #expect(SecurityFault(words) == fault)
  }

  @Test("a network that fails is none of them")
  func others() {
    for words in [
      "Could not resolve host: api.discogs.com", "Recv failure: Connection reset by peer",
      "Failed to connect to 192.0.2.1 port 443 after 1 ms: Couldn't connect to server",
    ] {
      #expect(SecurityFault(words) == nil)
    }
  }
}
