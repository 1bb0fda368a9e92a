extension Int {
  /// The number and its noun, such as "1 record" or "3 records".
  ///
  /// - Parameter plural: the noun for any number but 1; nil where an s makes it.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(form(of: noun, plural: plural))"
  }

  /// The noun alone, in the form that belongs to the number.
  ///
  /// - Parameter plural: the noun for any number but 1; nil where an s makes it.
  public func form(of noun: String, plural: String? = nil) -> String {
    self == 1 ? noun : plural ?? noun + "s"
  }
}
