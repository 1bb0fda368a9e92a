import Barcodes
import TestSupport
import Testing

@testable import BarcodeReading

struct AddOnDecoderTests {
  private let symbol = SyntheticLine.modules(of: [9, 7, 8, 0, 6, 7, 9, 6, 0, 1, 0, 5, 0])

  @Test(
    "under a blur that hides the edges, too", arguments: ["05", "62", "52495", "90000"],
    [0.4, 0.8, 1.1])
  func digits(_ digits: String, sigma: Double) throws {
    #expect(try decode(SymbolPattern.addOn(digits).modules, sigma: sigma) == digits)
  }

  @Test("as near and as far as the standard has it", arguments: [7, 12])
  func gap(modules: Int) throws {
    #expect(try decode(SymbolPattern.addOn("52495").modules, gap: modules) == "52495")
  }

  @Test("the number sets have to be those of the digits")
  func numberSets() throws {
    var modules = SymbolPattern.addOn("52495").modules
    // The last digit in the other set: the same bars from right to left, dark for light.
    let last = modules.suffix(7)
    modules.replaceSubrange(
      modules.count - 7..<modules.count, with: last.reversed().map { !$0 })
    #expect(try decode(modules) == nil)
  }

  @Test("the first two of five digits are none of two, even where their number sets would be right")
  func part() throws {
    // Of 5 and 2 followed by 4, 9 and 5 the first are drawn in other sets than 52 alone.
    let whole = SymbolPattern.addOn("52495").modules
    let two = SymbolPattern.addOn("52").modules
    #expect(try decode(two) == "52")
    #expect(try decode(two + whole.dropFirst(two.count).prefix(20)) == nil)
  }

  @Test("whatever else has bars is none")
  func otherBars() throws {
    #expect(try decode(symbol) == nil)
    #expect(try decode([Bool](repeating: false, count: 20)) == nil)
  }

  /// The digits of what is drawn to the right of the symbol.
  private func decode(_ modules: [Bool], gap: Int = 9, sigma: Double = 0.5) throws -> String? {
    let paper = [Bool](repeating: false, count: gap)
    let line = SyntheticLine(pixelsPerModule: 3, sigma: sigma)
    let profile = LumaProfile(samples: line.luma(of: symbol + paper + modules))
    let start = Float(line.margin * line.pixelsPerModule)
    let explanation = try #require(
      ModelDecoder().explain(profile, at: start...start + 95 * Float(line.pixelsPerModule)))
    let fit = try #require(explanation.lines.bestLine?.fit)
    let decoder = AddOnDecoder(limits: AddOnLimits(), modelLimits: ModelLimits())
    return decoder.decode(profile, beside: fit.parameters, of: .ean13, bands: [profile])?.digits
  }
}
