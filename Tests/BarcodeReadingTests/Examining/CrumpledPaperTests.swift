import Barcodes
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// Symbols on paper that is crumpled: bars lean to and fro, and each half is bent, but nowhere is a step.
struct CrumpledPaperTests {
  private static let renderer = SymbolRenderer(module: 3, height: 120)
  private static let text = "5012394144777"
  /// So many places along either side of the picture are moved by themselves, those between them smoothly.
  private static let places = 5

  /// A symbol whose places are moved across the bars by so many modules (standard deviation).
  private func picture(crumpledBy modules: Double, seed: UInt64) -> GrayPicture {
    let flat = Self.renderer.picture(of: .ean13(Self.text))
    var random = SeededRandom(seed: seed)
    let moves = (0..<Self.places).map { _ in
      (0..<Self.places).map { _ in modules * Double(Self.renderer.module) * random.normal() }
    }
    var picture = GrayPicture(width: flat.width, height: flat.height)
    for y in 0..<picture.height {
      let v = Double(y) / Double(picture.height) * Double(Self.places - 1)
      for x in 0..<picture.width {
        let u = Double(x) / Double(picture.width) * Double(Self.places - 1)
        let move = cubic(moves.map { cubic($0, at: u) }, at: v)
        picture[x, y] = flat.level(x: Double(x) + move, y: y)
      }
    }
    return picture
  }

  /// The cubic through some values that are 1 apart (Catmull and Rom, 1974); the first and the last go on.
  private func cubic(_ values: [Double], at place: Double) -> Double {
    let left = min(Int(place), values.count - 2)
    let t = place - Double(left)
    func value(_ index: Int) -> Double { values[min(max(index, 0), values.count - 1)] }
    let (a, b, c, d) = (value(left - 1), value(left), value(left + 1), value(left + 2))
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }

  @Test(
    "most symbols are seen to be in one piece, under one label",
    arguments: [(1.0, 36), (1.5, 32)])
  func onePiece(modules: Double, least: Int) throws {
    let margin = Double(Self.renderer.margin)
    let (right, bottom) = (margin + Double(95 * Self.renderer.module), margin + 120)
    let reading = Barcode(
      gtin: try #require(GTIN(printed: Self.text, as: .ean13)), symbology: .ean13, text: Self.text,
      quad: Quadrilateral(
        Point(x: margin, y: margin), Point(x: right, y: margin), Point(x: right, y: bottom),
        Point(x: margin, y: bottom)), stage: .rectified, agreeingLines: 11)
    let count = (0..<48).count { seed in
      let picture = picture(crumpledBy: modules, seed: UInt64(seed))
      var examiner = SymbolExaminer(
        LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels))
      return !examiner.disproves(reading)
    }
    #expect(count >= least, "\(count)")
  }

  @Test("a label that is pasted askew leans otherwise than the symbol, crumpled paper to and fro")
  func leans() {
    func isLabel(_ leans: [Float?]) -> Bool {
      LeanCheck.showTiltedLabel(leans, ExaminingLimits())
    }
    #expect(isLabel([0, 0, 0, 0, 6, 6, 6, 6]))
    #expect(isLabel([0, 0, 0, nil, 6, 6, 6, 6]))
    #expect(isLabel([nil, 0, 0, 3, 6, 6, nil, nil]))
    // The bars fan out.
    #expect(isLabel([0, 0, -0.8, -1.6, -2.4, -3.2, 3.2, 4]))
    #expect(!isLabel([-3.2, -2.4, -0.8, 0, 0, 0.8, 2.4, 3.2]))
    #expect(!isLabel([-4, -3.2, -3.2, 0, 2.4, 2.4, 0, -1.6]))
    #expect(!isLabel([1.6, -3.2, -3.2, 1.6, 1.6, -1.6, 0, 0]))
  }
}

extension SeededRandom {
  /// A number of a normal distribution: mean 0, standard deviation 1.
  fileprivate mutating func normal() -> Double {
    let (radius, turn) = (
      Double.random(in: 0..<1, using: &self), Double.random(in: 0..<1, using: &self)
    )
    return (-2 * Double.log(1 - radius)).squareRoot() * Double.cos(2 * .pi * turn)
  }
}
