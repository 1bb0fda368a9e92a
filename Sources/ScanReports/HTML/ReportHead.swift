import Foundation
import Scanning

/// The beginning of the page: what it is allowed to do, how it looks, and its title.
struct ReportHead {
  let title: String
  /// As it is to be read; nil for none.
  let date: String?

  /// Nothing from a network; of scripts only the page's own, by its hash (Content Security Policy
  /// Level 3, section 2.3.1).
  private static let policy = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'sha256-\(ReportScript.hash)'; base-uri 'none'; form-action 'none'
    """

  var html: HTML {
    let date: HTML = date.map { "<p>\($0)</p>" } ?? .empty
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTML(trusted: Self.policy))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="VinylCrate">
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

/// The page's script: searching, keys and copying. Without it the page is whole but for these.
enum ReportScript {
  static var html: HTML {
    HTML(trusted: String(decoding: PackageResources.report_js, as: UTF8.self))
  }

  /// What the policy of the page calls it by: its SHA-256 in base64.
  static var hash: String {
    Data(ContentHash.sha256(of: PackageResources.report_js)).base64EncodedString()
  }
}
