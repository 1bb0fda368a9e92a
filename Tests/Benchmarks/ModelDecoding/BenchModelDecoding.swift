@main
struct BenchModelDecoding {
  static func main() {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "patches":
      PatchBench(
        directory: arguments[2], filter: arguments.count > 3 ? arguments[3] : "",
        verbose: arguments.contains("-v"), strips: arguments.contains("-m") ? 5 : 1
      ).run()
    case "lines":
      LineBench(path: arguments[2], verbose: arguments.contains("-v")).run()
    case "curves":
      CurveBench(count: arguments.count > 2 ? Int(arguments[2]) ?? 100 : 100).run()
    case "synthetic":
      let kinds =
        arguments.count > 3 && arguments[3] != "all"
        ? arguments[3].split(separator: ",").compactMap { Artwork.Kind(rawValue: String($0)) }
        : Artwork.Kind.allCases
      SyntheticBench(
        kinds: kinds, count: Int(arguments[2]) ?? 1000,
        seed: arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : 1,
        verbose: arguments.contains("-v"),
        lines: arguments.contains("-m") ? 5 : 1
      ).run()
    default:
      print("usage: BenchModelDecoding lines FILE [-v]")
      print("usage: BenchModelDecoding curves [COUNT]")
      print("usage: BenchModelDecoding synthetic COUNT [all|KIND,…] [SEED] [-v]")
      print("usage: BenchModelDecoding patches DIRECTORY [FILTER] [-v]")
    }
  }
}
