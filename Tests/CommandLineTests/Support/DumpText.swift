/// Dumps of releases in Discogs' form, written here.
enum DumpText {
  /// One release.
  struct Release {
    var id: Int
    var artist = "Nobody"
    var title: String
    var catalogueNumber = "none"
    var country = "UK"
    var released = "1977"
    var barcode: String?
    var format = "Vinyl"

    fileprivate var xml: String {
      let identifier = barcode.map { #"<identifier type="Barcode" value="\#($0)"/>"# } ?? ""
      return """
        <release id="\(id)" status="Accepted"><artists><artist><id>1</id><name>\(artist)</name>\
        <anv/><join/><role/><tracks/></artist></artists><title>\(title)</title><labels><label \
        name="Island" catno="\(catalogueNumber)" id="5"/></labels><formats><format \
        name="\(format)" qty="1" text=""><descriptions><description>LP</description>\
        </descriptions></format></formats><genres><genre>Rock</genre></genres>\
        <country>\(country)</country><released>\(released)</released><tracklist><track>\
        <position>A1</position><title>Song of \(id)</title><duration>3:20</duration></track>\
        </tracklist><identifiers>\(identifier)</identifiers></release>

        """
    }
  }

  static func releases(_ releases: [Release]) -> [UInt8] {
    Array("<releases>\n\(releases.map(\.xml).joined())</releases>\n".utf8)
  }

  /// A few releases: one with the barcode of the sample photo, one without any barcode.
  static let few: [Release] = [
    Release(
      id: 21, artist: "EBE", title: "Neural Response EP", catalogueNumber: "SOMA 92",
      released: "2000-01-24", barcode: "7 961220 922684"),
    Release(
      id: 68, artist: "Wagon Christ", title: "Sorry I Make You Lush",
      catalogueNumber: "RSN-82"),
    Release(
      id: 90, artist: "Talk Talk", title: "Spirit Of Eden", catalogueNumber: "PCSD 105",
      released: "1988"),
    Release(
      id: 91, artist: "Talk Talk", title: "Laughing Stock", country: "Germany",
      released: "1991", format: "CD"),
  ]
}
