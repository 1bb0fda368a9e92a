import Barcodes
import Testing

@testable import Scanning

/// Which photos are taken for one record.
struct PhotoGrouperTests {
  private func photo(_ name: String, _ digits: String? = nil, at time: Int? = nil) -> ScannedPhoto {
    .made(name, digits, at: time)
  }

  private func groups(_ photos: [ScannedPhoto], isOn: Bool = true) -> [[String]] {
    var grouping = PhotoGrouper(isOn: isOn)
    let groups = photos.flatMap { grouping.add($0) } + grouping.finish()
    return groups.map { $0.photos.map(\.path.description) }
  }

  private let one = "5012394144777"
  private let other = "4006381333931"

  @Test(
    "what is taken off a name",
    arguments: [
      ("a/blue-front.jpg", "a/blue"), ("a/blue_Back.JPG", "a/blue"), ("blue (2).png", "blue"),
      ("blue(2).png", "blue"), ("blue b.jpg", "blue"), ("blue-2.jpg", "blue"),
      ("blue.a.jpg", "blue"), ("blue.jpg", "blue"), ("blue-10.jpg", "blue-10"),
      ("blue (12).jpg", "blue (12)"), ("blueback.jpg", "blueback"), ("front.jpg", "front"),
      ("-front.jpg", "-front"), ("a-front/blue.jpg", "a-front/blue"), (".jpg", ".jpg"),
      ("blue-0.jpg", "blue-0"),
    ])
  func stems(path: String, stem: String) {
    #expect(String(decoding: NameStem(path: Array(path.utf8)).bytes, as: UTF8.self) == stem)
  }

  @Test("names that differ by a suffix are one record where one barcode is among them")
  func suffixes() {
    let photos = [photo("s/x-back.jpg", one), photo("s/x-front.jpg"), photo("s/y-front.jpg")]
    #expect(groups(photos) == [["s/x-back.jpg", "s/x-front.jpg"], ["s/y-front.jpg"]])
    #expect(groups(photos, isOn: false).count == 3)
  }

  @Test("two barcodes, or none, leave each photo alone; the same one twice does not")
  func barcodes() {
    #expect(groups([photo("x-1.jpg", one), photo("x-2.jpg", other)]).count == 2)
    #expect(groups([photo("x-1.jpg"), photo("x-2.jpg")]).count == 2)
    #expect(groups([photo("x-1.jpg", one), photo("x-2.jpg", one)]).count == 1)
  }

  @Test("photos of a few seconds are one record, where no suffix says otherwise")
  func times() {
    let row = [photo("1.jpg", one, at: 100), photo("2.jpg", at: 108), photo("3.jpg", at: 117)]
    #expect(groups(row) == [["1.jpg", "2.jpg"], ["3.jpg"]])
    let folders = [photo("a/1.jpg", one, at: 100), photo("b/2.jpg", at: 100)]
    #expect(groups(folders).count == 2)
    let named = [photo("x-a.jpg", one, at: 100), photo("y.jpg", at: 101)]
    #expect(groups(named).count == 2)
    #expect(groups([photo("1.jpg", one), photo("2.jpg")]).count == 2, "no time, no group")
  }

  @Test(
    "a row of more photos than a record has sides leaves each alone, in order", arguments: 7...20)
  func long(count: Int) {
    let names = (10..<(10 + count)).map { "\($0).jpg" }
    let row = names.enumerated().map { photo($1, $0 == 0 ? one : nil, at: 100 + $0) }
    let found = groups(row + [photo("z.jpg", other, at: 900)])
    #expect(found.flatMap { $0 } == names + ["z.jpg"])
    #expect(found.count == (count > 8 ? count : 1) + 1)
  }

  @Test("a group's record has all its photos, and its key is that of the barcode's photo")
  func records() throws {
    let back = photo("x-back.jpg", one)
    let group = PhotoGroup(photos: [photo("x-a.jpg"), back])
    let record = try #require(group.records.first)
    #expect(group.records.count == 1)
    #expect(record.photos.map(\.description) == ["x-a.jpg", "x-back.jpg"])
    #expect(record.key.hash == back.file?.hash)
    #expect(record.key.name == "0" + one)
    #expect(group.doubtful.isEmpty, "the photo without a barcode is no miss")
    #expect(PhotoGroup(photos: [photo("x-a.jpg")]).doubtful.count == 1)
  }

  @Test("a barcode in two groups is one record")
  func repeated() {
    var summary = RunSummary()
    summary.add(PhotoGroup(photos: [photo("x-a.jpg", one), photo("x-b.jpg", one)]))
    #expect(summary.recordCount == 1)
    summary.add(PhotoGroup(photos: [photo("y.jpg", one)]))
    summary.add(PhotoGroup(photos: [photo("z.jpg", other)]))
    #expect(summary.recordCount == 2)
    #expect(summary.photoCount == 4)
  }
}
