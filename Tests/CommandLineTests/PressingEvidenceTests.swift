import Foundation
import TestSupport
import Testing

/// Which of the pressings of a barcode the program names, and the reasons that it prints.
struct PressingEvidenceTests {
  private let program: Program
  /// Lift Your Skinny Fists, pressed for Australia in 2000 and for Canada in 2018.
  private static let barcode = "666561001216"
  private static let australian = "musicbrainz:e3334c4e-9612-43a2-923b-27e33acbd705"
  private static let canadian = "musicbrainz:748e3e26-1b4a-4ba9-a2f8-f8bf72ca532d"

  private struct Answer: Equatable {
    let status: String
    let release: String
    let evidence: [String]
  }

  init() throws {
    program = try Program()
  }

  private func answer(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Answer {
    let result = try program.run(
      arguments + ["--format", "jsonl"], environment: environment)
    #expect(result.exitCode == 0 && result.stderr == "", "\(arguments): \(result.stderr)")
    let outcome = try JSONText.object(result.stdout)
    let route = try #require(outcome["route"] as? [String: Any])
    let release = try #require(route["release"] as? [String: Any])
    return Answer(
      status: outcome["status"] as? String ?? "", release: release["id"] as? String ?? "",
      evidence: route["evidence"] as? [String] ?? [])
  }

  @Test("the barcode alone puts one first, but is not enough to be certain")
  func barcodeAlone() throws {
    #expect(
      try answer("lookup", Self.barcode)
        == Answer(
          status: "ambiguous", release: Self.canadian,
          evidence: ["vinyl", "North American barcode"]))
    let text = try program.text("lookup", Self.barcode)
    #expect(text.contains("not certain, likeliest for: vinyl, North American barcode"))
    #expect(text.contains("or \(Self.canadian)") && text.contains("or \(Self.australian)"))
  }

  @Test("a hint names the pressing, and the reason is printed")
  func hint() throws {
    let found = Answer(
      status: "resolved", release: Self.australian,
      evidence: ["AU in the hint", "2000 in the hint", "vinyl"])
    #expect(try answer("lookup", "--hint", "Australia 2000", Self.barcode) == found)
    #expect(
      try program.text("lookup", "--hint", "AU 2000", Self.barcode)
        .contains("chosen for: AU in the hint, 2000 in the hint, vinyl"))
    try program.folder.write(SamplePhoto.shared, to: "a.png")
    #expect(try answer("scan", "--hint", "AU 2000", "a.png") == found)
  }

  @Test("a number that all pressings have tells nothing apart")
  func sharedNumber() throws {
    let found = try answer("lookup", "--hint", "cst 012", Self.barcode)
    #expect(found.status == "ambiguous")
    #expect(found.evidence.first == "cst012 in the hint")
  }

  @Test("the names of photo and folder, and the text file beside the photo, are hints")
  func namesAndFiles() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("AU"), withIntermediateDirectories: false)
    try program.folder.write(SamplePhoto.shared, to: "AU/2000 back.png")
    let named = try answer("scan", "AU/2000 back.png")
    #expect(named.release == Self.australian)
    #expect(named.evidence == ["AU in the name", "2000 in the name", "vinyl"])
    try program.folder.write("pressed in Australia, 2000\n", to: "AU/2000 back.txt")
    let written = try answer("scan", "AU/2000 back.png")
    #expect(written.status == "resolved")
    #expect(written.evidence == ["AU in the text file", "2000 in the text file", "vinyl"])
  }

  @Test("preferred countries come from the option, else from the environment")
  func preferredCountries() throws {
    let environment = ["VINYLCRATE_COUNTRIES": "au"]
    let found = Answer(
      status: "ambiguous", release: Self.australian, evidence: ["AU is preferred", "vinyl"])
    #expect(
      try answer("lookup", "--prefer-country", "NZ,AU", Self.barcode).release == Self.australian)
    #expect(try answer("lookup", Self.barcode, environment: environment) == found)
    #expect(
      try answer("lookup", "--prefer-country", "CA", Self.barcode, environment: environment)
        .release == Self.canadian)
    #expect(
      try program.run(
        ["open", "vinylcrate://search?barcode=\(Self.barcode)"], environment: environment
      )
      .stdout.contains("AU is preferred"))
  }

  @Test("what is no list of countries is wrong usage")
  func badCountries() throws {
    for list in ["England", "GB,", "G1", ""] {
      #expect(
        try program.run(["lookup", "--prefer-country", list, Self.barcode]).exitCode == 64,
        "\(list)")
    }
    let result = try program.run(
      ["lookup", Self.barcode], environment: ["VINYLCRATE_COUNTRIES": "England"])
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("$VINYLCRATE_COUNTRIES is 'England'"))
  }

  @Test("a want is a reason, a record that a photo added is none")
  func wants() throws {
    try program.text("wants", "add", Self.australian)
    let found = try answer("lookup", Self.barcode)
    #expect(found.release == Self.australian)
    #expect(found.evidence == ["in your wants", "vinyl"])
    #expect(found.status == "ambiguous")
  }

  @Test("a batch takes hints, and resolve takes them later")
  func batch() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("sleeves"), withIntermediateDirectories: false)
    try program.folder.write(SamplePhoto.shared, to: "sleeves/a.png")
    #expect(try answer("batch", "sleeves").status == "ambiguous")
    #expect(try program.text("collection", "list", "--format", "jsonl") == "")
    let found = try answer("resolve", "--hint", "Australia 2000")
    #expect(found.status == "resolved" && found.release == Self.australian)
    let again = try answer("batch", "sleeves")
    #expect(again == found, "what was found is kept")
    let rescanned = try answer("batch", "--rescan", "--hint", "Australia 2000", "sleeves")
    #expect(rescanned == found, "the copy that the photo added is no evidence")
  }
}
