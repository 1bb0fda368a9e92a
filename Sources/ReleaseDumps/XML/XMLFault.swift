/// What is wrong with a document, and where.
struct XMLFault: Error {
  /// How many bytes of the document lie before it.
  let byte: Int
  /// The first line is 1.
  let line: Int
  let reason: String
}
