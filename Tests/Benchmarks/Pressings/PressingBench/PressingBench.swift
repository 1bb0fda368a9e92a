import Foundation

/// Ranks the releases of each case on standard input, one JSON object a line as `make_cases.py`
/// prints them, and prints how often the right one comes first.
@main
struct PressingBench {
  static func main() throws {
    var cases: [PressingCase] = []
    let decoder = JSONDecoder()
    while let line = readLine() {
      cases.append(try decoder.decode(PressingCase.self, from: Data(line.utf8)))
    }
    print("| releases | order | cases | top 1 | top 3 | MRR | resolved | right of resolved |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for set in ["real", "made"] {
      let part = cases.filter { $0.set == set }
      for order in Order.allCases {
        var score = Score()
        for found in part { order.rank(found, into: &score) }
        print("| \(set) | \(order.rawValue) | \(score.row) |")
      }
    }
    print("\nCalibration, made releases, every order: the right one is first")
    for (index, bin) in Calibration.bins(cases.filter { $0.set == "made" }).enumerated() {
      print(bin.line(Calibration.bounds[index]))
    }
  }
}
