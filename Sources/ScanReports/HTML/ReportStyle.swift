/// The page's style sheet.
enum ReportStyle {
  static var html: HTML {
    HTML(trusted: String(decoding: PackageResources.report_css, as: UTF8.self))
  }
}
