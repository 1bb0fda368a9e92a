import Foundation
import Scanning

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
