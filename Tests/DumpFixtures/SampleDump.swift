/// Small dumps, written for tests in the form of the real ones.
public enum SampleDump {
  /// A release with every element that is read.
  public static let full = """
    <release id="7" status="Accepted"><images><image type="primary" uri="https://example.com/7.jpg" \
    uri150="" width="600" height="590"/><image type="secondary" uri="" uri150="" width="1" \
    height="1"/></images><artists><artist><id>1</id><name>Ada &amp; Bo (3)</name><anv/>\
    <join>feat.</join><role/><tracks/></artist><artist><id>2</id><name>Cleo (2)</name>\
    <anv>DJ Cleo (Live)</anv><join/><role/><tracks/></artist></artists>\
    <title>Na&#239;ve &lt;Songs&gt;</title><labels><label name="Tiny &amp; Loud (2)" \
    catno="TL 007" id="5"/><label name="Other" catno="none" id="6"/></labels><extraartists><artist>\
    <id>3</id><name>Di</name><anv/><join/><role>Producer</role><tracks>A1 to B1</tracks></artist>\
    <artist><id>4</id><name>Ed</name><anv/><join/><role>Written-By</role><tracks/></artist>\
    </extraartists><formats><format name="Vinyl" qty="2" text="Red"><descriptions>\
    <description>LP</description><description>12"</description></descriptions></format>\
    <format name="CD" qty="1" text=""/></formats><genres><genre>Folk, World, &amp; Country</genre>\
    </genres><styles><style>Folk</style></styles><country>UK</country>\
    <released>1999-03-00</released><notes>First line.&#13;
    Second line.&#13;
    </notes><data_quality>Correct</data_quality><master_id is_main_release="true">70</master_id>\
    <tracklist><track><position/><title>This Side</title><duration/></track>\
    <track><position>A1</position><title>One</title><duration>3:20</duration></track>\
    <track><position>A2</position><title>Two</title><duration/><artists><artist><id>9</id>\
    <name>Fay</name><anv/><join/><role/><tracks/></artist></artists><extraartists><artist>\
    <id>8</id><name>Gus</name><anv/><join/><role>Remix</role><tracks/></artist></extraartists>\
    </track><track><position/><title>Medley</title><duration>9:00</duration><sub_tracks><track>\
    <position>B1.a</position><title>Three</title><duration/></track><track>\
    <position>B1.b</position><title>Four</title><duration/></track></sub_tracks></track>\
    </tracklist><identifiers><identifier type="Barcode" description="Text" \
    value="5 012394 144777 &gt;"/><identifier type="Matrix / Runout" value="TL &amp; 7 A1"/>\
    <identifier type="Mastering SID Code" value="IFPI L001"/></identifiers><videos><video \
    src="https://example.com" duration="1" embed="true"><title>Not its title</title>\
    <description>Not a format</description></video></videos><companies><company><id>11</id>\
    <name>Press (4)</name><catno>P 7</catno><entity_type>17</entity_type>\
    <entity_type_name>Pressed By</entity_type_name><resource_url>x</resource_url></company>\
    </companies></release>
    """

  /// A release with little more than a title.
  public static func release(
    _ id: Int, title: String = "Title", format: String = "CD", country: String = "US",
    barcode: String? = nil, status: String = "Accepted"
  ) -> String {
    let identifier = barcode.map { "<identifier type=\"Barcode\" value=\"\($0)\"/>" } ?? ""
    return "<release id=\"\(id)\" status=\"\(status)\"><title>\(title)</title><formats>"
      + "<format name=\"\(format)\" qty=\"1\" text=\"\"/></formats><country>\(country)</country>"
      + "<identifiers>\(identifier)</identifiers></release>"
  }

  /// A whole dump of releases.
  public static func releases(_ releases: [String]) -> [UInt8] {
    Array(("<releases>\n" + releases.map { $0 + "\n" }.joined() + "</releases>\n").utf8)
  }

  /// A dump of masters, of which one has no year.
  public static let masters = Array(
    """
    <masters>
    <master id="70"><main_release>7</main_release><images/><artists><artist><id>1</id><name>Ada\
    </name></artist></artists><year>1977</year><title>Songs</title><videos><video src="x">\
    <title>Not its title</title></video></videos></master>
    <master id="71"><main_release>8</main_release><year>0</year><title>More</title></master>
    </masters>

    """.utf8)

  /// One release of MusicBrainz on a line, and the same with another id after it.
  public static let musicBrainz = Array(
    [
      "0c1e4a5c-0000-4000-8000-000000000001", "0c1e4a5c-0000-4000-8000-000000000002",
    ].map { id in
      """
      {"id":"\(id)","title":"Songs","barcode":"5012394144777","asin":null,"country":"GB",\
      "date":"1984-04","disambiguation":"red vinyl","artist-credit":[{"name":"Ada",\
      "joinphrase":" & ","artist":{"name":"A."}},{"name":"Bo","joinphrase":""}],"label-info":[\
      {"catalog-number":"TL 7","label":{"name":"Tiny"}},{"catalog-number":"X","label":null}],\
      "media":[{"format":"12\\" Vinyl","tracks":[{"number":"A","title":"One","length":200500}]},\
      {"format":"12\\" Vinyl","tracks":[{"number":"C","title":"Two","length":null}]},\
      {"format":"CD","tracks":[{"number":"1","title":"Three","length":59400}]}],\
      "release-group":{"id":"0c1e4a5c-0000-4000-8000-0000000000ff","primary-type":"Album",\
      "secondary-types":["Live"],"first-release-date":"1977-05-01"},"relations":[{"type":"producer",\
      "attributes":["executive"],"artist":{"name":"Di"}},{"type":"manufactured",\
      "label":{"name":"Press"}}]}
      """
    }.joined(separator: "\n").utf8)

  /// MusicBrainz' archive: a member before the releases, then these.
  public static let musicBrainzArchive = TarWriter.archive([
    ("TIMESTAMP", Array("2026-11-01".utf8)), ("mbdump/release", musicBrainz),
  ])

  /// A dump of each kind, plain and in each compression.
  public static let files: [[UInt8]] = {
    let dump = releases([full, release(8, format: "Vinyl", barcode: "036000291452")])
    return [
      dump, masters, musicBrainz, musicBrainzArchive, Compressor.gzip(dump),
      Compressor.zstd(dump), Compressor.xz(musicBrainzArchive),
    ]
  }()
}
