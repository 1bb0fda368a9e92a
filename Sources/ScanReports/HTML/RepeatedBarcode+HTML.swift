import Scanning

extension RepeatedBarcode {
  /// The barcode and its photos, as a line of a list.
  func html(_ link: PhotoLink?) -> HTML {
    let names = photos.map { path -> HTML in
      guard let link else { return "<li>\(path.description)</li>" }
      return "<li><a href=\"\(link.reference(to: path))\">\(path.description)</a></li>"
    }
    return """
      <li><span class="digits">\(gtin.shortestDigits)</span><ul>\(names)</ul></li>

      """
  }
}
