import Foundation
import Scanning

/// The beginning of the page: its security policy, style and title.
struct ReportHead {
  let title: String
  /// As text; nil for none.
  let date: String?

  /// Nothing is loaded from a network, and only the page's own script runs, by its hash (Content
  /// Security Policy Level 3, section 2.3.1).
  private static let policy = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'sha256-\(ReportScript.hash)'; base-uri 'none'; form-action 'none'
    """

  // By these an earlier page is known; they come before the title, whose length is not bounded.
  static let doctype = "<!doctype html>"
  static let generator = #"<meta name="generator" content="VinylCrate">"#

  var html: HTML {
    let date: HTML = date.map { "<p>\($0)</p>" } ?? .empty
    return """
      \(HTML(trusted: Self.doctype))
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTML(trusted: Self.policy))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      \(HTML(trusted: Self.generator))
      <title>\(title) – VinylCrate</title>
      <style>
      \(ReportStyle.html)</style>
      </head>
      <body>
      <header class="masthead">
      <div class="disc" aria-hidden="true"></div>
      <div><h1 dir="auto">\(title)</h1>\(date)</div>
      </header>
      <main id="records">

      """
  }
}

/// The page's style sheet.
enum ReportStyle {
  static var html: HTML {
    HTML(trusted: String(decoding: PackageResources.report_css, as: UTF8.self))
  }
}

/// The page's script: search, keys and copying. The page works without it, except for these.
enum ReportScript {
  static var html: HTML {
    HTML(trusted: String(decoding: PackageResources.report_js, as: UTF8.self))
  }

  /// Its SHA-256 in base64, by which the page's policy allows it.
  static var hash: String {
    Data(ContentHash.sha256(of: PackageResources.report_js)).base64EncodedString()
  }
}
