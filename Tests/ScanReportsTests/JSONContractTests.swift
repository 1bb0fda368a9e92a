import BarcodeReading
import Files
import Foundation
import ImageDecoding
import Releases
import Testing

@testable import ScanReports
@testable import Scanning

/// The schema `vinylcrate.scan/1`, byte for byte.
struct JSONContractTests {
  private func line(_ outcome: ScanOutcome) -> String {
    var printer = OutcomeFormat.jsonl.printer(
      on: TextPage(width: 40, hasColor: true, wording: .tests))
    return printer.header() + printer.text(of: outcome) + printer.footer()
  }

  private static let summary = #"""
    "artists":[{"name":"Rick","join":"&"},{"name":"Astley","join":null}],"labels":\#
    [{"name":"RCA","catalogueNumber":"PB 41447"},{"name":"BMG","catalogueNumber":null}],\#
    "formats":[{"name":"Vinyl","quantity":2,"descriptions":["7\"","45 RPM"],"text":"red"}],\#
    "country":"GB","released":"1987-07"
    """#

  @Test("a resolved photo with every field there is")
  func resolved() {
    let expected = #"""
      {"schema":"vinylcrate.scan/1","path":"photo.jpg","status":"resolved","record":null,\#
      "barcodes":[{"gtin":\#
      "05012394144777","text":"5012394144777","symbology":"ean13","addOn":"52495","quad":\#
      [[10,20.5],[110,20],[110,61],[0,60]],"stage":"direct","lines":31,"releases":\#
      ["discogs:249504","musicbrainz:ab-1"],"name":"Rick & Astley – Never \"Gonna\""}],"deepLink":\#
      "vinylcrate://search?barcode=5012394144777","route":{"name":"albumDetail","release":\#
      {"id":"discogs:249504","title":"Never \"Gonna\"",\#(Self.summary),"genres":["Electronic"],\#
      "styles":["Synth-pop"],"tracklist":[{"position":"A","title":"Never","duration":"3:32"}],\#
      "identifiers":[{"kind":"barcode","value":"5012394144777","note":"scan"}],"master":\#
      "discogs:96559","images":[{"address":"https://i.example/1.jpg","width":600,"height":null}]\#
      },"crate":null,"evidence":["vinyl"]},"alternatives":[{"id":"musicbrainz:ab-1","title":\#
      "Never","artists":[],"labels":[],"formats":[{"name":"CD","quantity":1,"descriptions":[],\#
      "text":null}],"country":null,"released":null,"evidence":[]}],"error":null}

      """#
    let outcome = SampleOutcome.read(
      releases: [SampleOutcome.record, SampleOutcome.disc], addOn: "52495")
    #expect(line(outcome) == expected)
  }

  @Test("a barcode that is in no catalogue")
  func unknown() {
    let expected = #"""
      {"schema":"vinylcrate.scan/1","path":"photo.jpg","status":"unknown","record":null,\#
      "barcodes":[{"gtin":\#
      "05012394144777","text":"5012394144777","symbology":"ean13","addOn":null,"quad":\#
      [[10,20.5],[110,20],[110,61],[0,60]],"stage":"direct","lines":31,"releases":[],"name":null}],\#
      "deepLink":"vinylcrate://search?barcode=5012394144777","route":{"name":"searchResults",\#
      "query":{"text":null,"barcode":"05012394144777"},"results":[]},"alternatives":[],\#
      "error":null}

      """#
    #expect(line(SampleOutcome.read(releases: [])) == expected)
  }

  @Test("a look-up that has to be made again keeps the reading")
  func pending() {
    let expected = #"""
      {"schema":"vinylcrate.scan/1","path":"p.jpg","status":"pending","record":null,\#
      "barcodes":[{"gtin":\#
      "05012394144777","text":"5012394144777","symbology":"ean13","addOn":null,"quad":\#
      [[10,20.5],[110,20],[110,61],[0,60]],"stage":"direct","lines":31,"releases":[],"name":null}],\#
      "deepLink":"vinylcrate://search?barcode=5012394144777","route":null,"alternatives":[],\#
      "error":{"kind":"lookUp","message":"offline (no route): try again with a connection",\#
      "byte":null}}

      """#
    #expect(line(SampleOutcome.pending) == expected)
  }

  @Test("a file that could not be decoded, with the byte")
  func unreadable() {
    let damage = ImageDecodingError.damaged(format: .png, reason: "Read Error", offset: 33)
    let expected = #"""
      {"schema":"vinylcrate.scan/1","path":"a.png","status":"unreadable","record":null,\#
      "barcodes":[],\#
      "deepLink":null,"route":null,"alternatives":[],"error":{"kind":"image","message":\#
      "damaged PNG from byte 33 (Read Error): copy the file again","byte":33}}

      """#
    #expect(line(SampleOutcome.failed(PhotoPath("a.png"), .image(damage))) == expected)
  }

  @Test("a barcode of another symbology, with its name")
  func otherSymbology() {
    let failure = ReaderResult.Failure(.otherSymbology, otherSymbology: .interleaved2of5)
    let outcome = ScanOutcome(
      path: PhotoPath("a.png"), status: .unread, problem: .unread(failure))
    let expected = #"""
      {"schema":"vinylcrate.scan/1","path":"a.png","status":"unread","record":null,\#
      "barcodes":[],\#
      "deepLink":null,"route":null,"alternatives":[],"error":{"kind":"otherSymbology","message":\#
      "the barcode is Interleaved 2 of 5, neither EAN nor UPC: photograph the EAN or UPC barcode","byte":null,\#
      "symbology":"interleaved2of5"}}

      """#
    #expect(line(outcome) == expected)
  }

  @Test("a time stands at the end")
  func time() {
    var outcome = SampleOutcome.failed(PhotoPath("a.png"), .unread(.noBarsSeen))
    outcome.duration = .microseconds(12_345)
    #expect(line(outcome).hasSuffix(#","ms":12.3}"# + "\n"))
  }

  @Test("an array holds the same objects")
  func array() throws {
    let outcomes = [
      SampleOutcome.read(releases: [SampleOutcome.record]), SampleOutcome.pending,
    ]
    var printer = OutcomeFormat.json.printer(
      on: TextPage(width: nil, hasColor: false, wording: .tests))
    var text = printer.header()
    for outcome in outcomes { text += printer.text(of: outcome) }
    text += printer.footer()
    #expect(
      text == "[\n" + outcomes.map { String(line($0).dropLast()) }.joined(separator: ",\n")
        + "\n]\n")
    let empty = OutcomeFormat.json.printer(
      on: TextPage(width: nil, hasColor: false, wording: .tests))
    let none = Data((empty.header() + empty.footer()).utf8)
    #expect(try JSONSerialization.jsonObject(with: none) as? [String] == [])
  }
}
