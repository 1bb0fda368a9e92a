import Barcodes
import Foundation
import Testing

/// Numbers and add-ons in JSON.
struct GTINCodableTests {
  @Test("a GTIN is its 14 digits, there and back")
  func roundTrip() throws {
    let gtin = try #require(GTIN(digits: "5012394144777"))
    let data = try JSONEncoder().encode([gtin])
    #expect(String(decoding: data, as: UTF8.self) == #"["05012394144777"]"#)
    #expect(try JSONDecoder().decode([GTIN].self, from: data) == [gtin])
  }

  @Test(
    "anything but 14 digits with a right check digit is refused",
    arguments: [
      #"["5012394144777"]"#, #"["05012394144778"]"#, #"[""]"#, "[5012394144777]", "[null]",
      #"["0501239414477x"]"#, #"["00000000000000"]"#,
    ])
  func refused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([GTIN].self, from: Data(json.utf8))
    }
  }

  @Test("an add-on has two or five digits")
  func addOn() throws {
    #expect(AddOn("05")?.digits == "05")
    #expect(AddOn("52495")?.digits == "52495")
    for text in ["", "1", "123", "1234", "123456", "1a", "٠١", " 1"] {
      #expect(AddOn(text) == nil, "\(text)")
    }
    let addOn = try #require(AddOn("52495"))
    let data = try JSONEncoder().encode([addOn])
    #expect(String(decoding: data, as: UTF8.self) == #"["52495"]"#)
    #expect(try JSONDecoder().decode([AddOn].self, from: data) == [addOn])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([AddOn].self, from: Data(#"["123"]"#.utf8))
    }
  }
}
