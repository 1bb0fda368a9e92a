import Files
import TerminalUI
import Testing

struct AppRequestTests {
  @Test(
    "a request is the same after it has been sent",
    arguments: [
      AppRequest.open("vinylcrate://search?query=horace%20andy"), .open(""), .scan([]),
      .scan([PhotoPath("/a b/1.jpg"), PhotoPath(bytes: [0x2F, 0xFF, 0x0A])]),
    ])
  func roundTrip(request: AppRequest) {
    #expect(AppRequest(message: request.message) == request)
  }

  @Test(
    "other bytes are no request",
    arguments: ["", "open", "open\0a\0b", "scan\0a\0", "quit\0", "openvinylcrate://wants"])
  func nonsense(message: String) {
    #expect(AppRequest(message: Array(message.utf8)) == nil)
  }
}
