import Library
import Testing

/// What is typed to narrow down a list.
struct RecordFilterTests {
  @Test("words and filters are taken apart")
  func typed() {
    let filter = RecordFilter(
      typed: #"dub artist:"horace andy" title:skylarking year:1970s country:gb,JM format:LP"#)
    #expect(filter.words == ["dub"])
    #expect(filter.artist == "horace andy")
    #expect(filter.title == "skylarking")
    #expect(filter.years == 1970...1979)
    #expect(filter.countries == ["GB", "JM"])
    #expect(filter.formats == ["LP"])
  }

  @Test("a label in quotes is its whole name, else words of it")
  func labels() {
    #expect(RecordFilter(typed: #"label:"Blue Note""#).labelName == "Blue Note")
    #expect(RecordFilter(typed: "label:blue").label == "blue")
    #expect(RecordFilter(typed: "catno:ILPS9087").label == "ILPS9087")
  }

  @Test("the filters of lists alone")
  func own() {
    let filter = RecordFilter(typed: "without:grade without:photo only:duplicates day:02-29")
    #expect(filter.lacks == [.grade, .photo])
    #expect(filter.isOfDuplicates)
    #expect(filter.day == DayOfYear(month: 2, day: 29))
    #expect(filter.words.isEmpty)
  }

  @Test(
    "a filter that is not complete says nothing",
    arguments: [
      "without:", "without:ph", "only:dup", "day:2", "year:", "year:19", "year:19s", "label:", "",
    ])
  func incomplete(text: String) {
    #expect(RecordFilter(typed: text).isEmpty)
  }

  @Test("titles have colons too")
  func colons() {
    #expect(RecordFilter(typed: "dub: chapter").words == ["dub:", "chapter"])
  }

  @Test("the digits of a barcode are one")
  func barcode() {
    let filter = RecordFilter(typed: "4006381333931")
    #expect(filter.barcode?.shortestDigits == "4006381333931")
    #expect(filter.words.isEmpty)
  }

  @Test(
    "the day of a moment",
    arguments: [
      (0, "01-01"), (68_169_600, "02-29"), (68_256_000, "03-01"), (-1, "12-31"),
      (951_782_400, "02-29"), (1_795_305_600, "11-22"),
    ])
  func days(seconds: Int, day: String) {
    #expect(DayOfYear(seconds: seconds).description == day)
  }
}
