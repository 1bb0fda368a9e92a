/// Reads CSV by RFC 4180: records of fields, a field in quotes wherever it needs them.
public enum CSVReader {
  public static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var (record, field): ([String], String.UnicodeScalarView) = ([], .init())
    var isQuoted = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch (isQuoted, scalar) {
      case (true, "\"") where rest.first == "\"":
        field.append("\"")
        rest.removeFirst()
      case (true, "\""): isQuoted = false
      case (true, _): field.append(scalar)
      case (false, "\""): isQuoted = true
      case (false, ","):
        record.append(String(field))
        field = .init()
      case (false, "\n"):
        records.append(record + [String(field)])
        (record, field) = ([], .init())
      case (false, _): field.append(scalar)
      }
    }
    return records
  }
}
