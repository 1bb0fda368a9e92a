import Foundation

@testable import BarcodeReading

/// The read rate as a function of one property of the scene, as CSV on stdout.
struct CurveBench {
  let count: Int

  func run() {
    print("property,value,read,wrong,of,milliseconds")
    curve("blur, disk radius in modules", [0, 0.5, 1, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.25]) {
      $0.radius = $1
    }
    curve("blur, Gaussian sigma in modules", [0.3, 0.6, 0.8, 1, 1.1, 1.2, 1.3, 1.4, 1.5]) {
      ($0.radius, $0.sigma) = (0, $1)
    }
    curve("pixels a module", [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.7, 2, 3, 4, 6, 10]) {
      ($0.radius, $0.pixelsPerModule) = (0.5, $1)
    }
    curve("noise in grey levels, disk radius 1", [0, 2, 5, 10, 15, 20, 30]) {
      ($0.radius, $0.noise) = (1, $1)
    }
    curve("noise in grey levels, disk radius 2", [0, 1, 2, 3, 4, 6, 8, 12]) {
      ($0.radius, $0.noise) = (2, $1)
    }
    curve("bow in modules", [0, 0.5, 1, 1.5, 2, 3, 4]) { $0.bow = $1 }
    curve("skew in modules", [0, 0.25, 0.5, 0.75, 1, 1.5]) { $0.skew = $1 }
    curve("ink spread in modules", [-0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6]) { $0.gain = $1 }
    curve("sharpening", [0, 0.5, 1, 1.5, 2]) { $0.sharpening = $1 }
    curve("quiet zone in modules", [1, 2, 3, 4, 6, 10, 20]) { $0.margins = ($1, $1) }
  }

  private func curve(
    _ property: String, _ values: [Float], _ set: (inout Scene, Float) -> Void
  ) {
    let decoder = ModelDecoder()
    for value in values {
      var random = SeededRandom(seed: 17)
      var (read, wrong) = (0, 0)
      var clock = 0
      for index in 0..<count {
        let artwork = Artwork.make(.symbol, using: &random)
        var scene = Scene()
        scene.isReversed = index % 2 == 1
        scene.margins = (random.uniform(9...15), random.uniform(9...15))
        scene.pixelsPerModule = random.uniform(1.8...2.6)
        set(&scene, value)
        let luma = scene.luma(of: artwork.bars, width: artwork.width, using: &random)
        let start = Glibc.clock()
        let reading = decoder.explain(LumaProfile(samples: luma)).flatMap {
          ModelReading($0, layout: .ean13)
        }
        clock += Glibc.clock() - start
        guard let reading else { continue }
        let digits = (artwork.digits ?? []).map(String.init).joined()
        if reading.gtin.digits == "0" + digits { read += 1 } else { wrong += 1 }
      }
      let milliseconds = Double(clock) / Double(CLOCKS_PER_SEC) * 1000 / Double(count)
      print(
        "\(property),\(value),\(read),\(wrong),\(count),\(String(format: "%.2f", milliseconds))")
    }
  }
}
