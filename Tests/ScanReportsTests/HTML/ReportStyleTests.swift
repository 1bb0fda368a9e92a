import Foundation
import Testing

@testable import ScanReports

/// How the page looks, and what its script is allowed.
struct ReportStyleTests {
  private static let style = ReportStyle.html.text

  /// The colours of one scheme by their names.
  private func colors(inRule number: Int) -> [String: String] {
    let rules = Self.style.components(separatedBy: ":root {").dropFirst()
    let rule = Array(rules)[number].prefix { $0 != "}" }
    return rule.split(separator: ";").reduce(into: [:]) { colors, line in
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      let name = parts[0].split(separator: "\n").last.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2, parts[1].hasPrefix("#"), let name { colors[name] = parts[1] }
    }
  }

  /// Relative luminance (WCAG 2.2).
  private func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
      let level = Double(value >> channel.0 & 255) / 255
      return sum + channel.1
        * (level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4))
    }
  }

  @Test(
    "text stands out from what it is on by 4.5 to 1, in the light and in the dark", arguments: 0...1
  )
  func contrast(scheme: Int) throws {
    let colors = colors(inRule: scheme)
    let text = [
      "--ink", "--soft", "--accent", "--resolved", "--ambiguous", "--unknown", "--pending",
      "--unread", "--unreadable",
    ]
    for name in text {
      for ground in ["--paper", "--sleeve"] {
        let pair = [try #require(colors[name]), try #require(colors[ground])].map(luminance)
        let ratio = (pair.max()! + 0.05) / (pair.min()! + 0.05)
        #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
      }
    }
  }

  @Test("nothing in style and script asks for anything from elsewhere")
  func selfContained() {
    for text in [Self.style, ReportScript.html.text] {
      for word in ["http:", "https:", "//fonts", "@import", "url(", "fetch(", "XMLHttp", "import("]
      {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }

  @Test("the script's hash is that of the script; no part of it ends the script")
  func hash() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(ReportScript.html.text.utf8))
    try input.fileHandleForWriting.close()
    let printed = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let bytes = Data(base64Encoded: ReportScript.hash) ?? Data()
    let hexadecimal = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    #expect(printed.hasPrefix(hexadecimal + " "))
    #expect(!ReportScript.html.text.contains("</"))
  }
}
