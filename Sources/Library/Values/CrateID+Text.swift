import Foundation

/// Its written form, in files and for people.
extension Crate.ID: LosslessStringConvertible {
  /// Nil unless `text` is a UUID, `wants`, or `folder:` and a number.
  public init?(_ text: String) {
    if text == "wants" {
      self = .wants
    } else if text.hasPrefix("folder:") {
      guard let number = Int(text.dropFirst("folder:".count)) else { return nil }
      self = .folder(number)
    } else {
      guard let id = UUID(uuidString: text) else { return nil }
      self = .custom(id)
    }
  }

  /// The UUID of a custom crate in lower case, `wants`, or `folder:` and its number.
  public var description: String {
    switch self {
    case .custom(let id): id.text
    case .wants: "wants"
    case .folder(let id): "folder:\(id)"
    }
  }
}

extension Crate.ID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = Crate.ID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no crate id such as folder:3")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension UUID {
  /// How an id is written and kept: in lower case.
  var text: String { uuidString.lowercased() }
}
