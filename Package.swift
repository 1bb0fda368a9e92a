// swift-tools-version: 6.1
import PackageDescription

/// Unoptimised, tests on hundreds of photos and millions of numbers would take an hour.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "vinylcrate",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-numerics", exact: "1.1.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Floor 0: system libraries, pixels, numbers, tables of text.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .target(name: "Imaging", swiftSettings: optimized),
    .target(name: "Barcodes", dependencies: ["Imaging"], swiftSettings: optimized),
    .target(name: "CSV"),

    // Floor 1: records, and places to go.
    .target(name: "Releases", dependencies: ["Barcodes"]),
    .target(name: "Navigation"),

    // Floor 2: from bytes to barcodes, from barcodes to releases, and what the user keeps.
    .target(
      name: "ImageDecoding",
      dependencies: ["Imaging", "CHeif", "CPNG", "CTIFF", "CTurboJPEG", "CWebP"],
      swiftSettings: optimized),
    .target(name: "ImageEncoding", dependencies: ["Imaging", "CTurboJPEG"]),
    .target(
      name: "BarcodeReading",
      dependencies: [
        "Barcodes", "Imaging", "CZBar", .product(name: "RealModule", package: "swift-numerics"),
      ],
      swiftSettings: optimized),
    .target(
      name: "CatalogStore",
      dependencies: ["Barcodes", "Releases", .product(name: "GRDB", package: "GRDB.swift")],
      resources: [.embedInCode("Resources/sample-catalogue.jsonl")]),
    .target(
      name: "Library",
      dependencies: [
        "Barcodes", "CSV", "Releases", .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // Floor 3: where to go.
    .target(
      name: "AppNavigation", dependencies: ["Barcodes", "Library", "Navigation", "Releases"]),

    // Floor 4: the corridor, from a photo to a route.
    .target(
      name: "Scanning",
      dependencies: [
        "AppNavigation", "BarcodeReading", "Barcodes", "COpenSSL", "ImageDecoding", "Imaging",
        "Library", "Releases",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]),

    // Floor 5: outcomes on paper.
    .target(
      name: "ScanReports",
      dependencies: [
        "AppNavigation", "Barcodes", "BarcodeReading", "CCairo", "CSV", "ImageDecoding",
        "ImageEncoding", "Imaging", "Library", "Navigation", "Releases", "Scanning",
      ],
      resources: [
        .embedInCode("HTML/Resources/report.css"), .embedInCode("HTML/Resources/report.js"),
      ]),

    // Floor 6: the command line.
    .executableTarget(
      name: "vinylcrate",
      dependencies: [
        "AppNavigation", "Barcodes", "BarcodeReading", "CSV", "CatalogStore", "ImageDecoding",
        "Library", "Navigation", "Releases", "ScanReports", "Scanning",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Benchmarks and tests.
    .executableTarget(
      name: "ReaderBench", dependencies: ["BarcodeReading", "ImageDecoding"],
      path: "Tests/Benchmarks/ReaderBench"),
    .executableTarget(
      name: "NavigationBenchmark", dependencies: ["Navigation"],
      path: "Tests/Benchmarks/NavigationBenchmark"),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation"]),
    navigationExample("Museum"),
    navigationExample("Notes"),
    navigationExample("Accounts"),
    navigationExample("Films"),
    .target(
      name: "TestSupport", dependencies: ["Barcodes", "CTurboJPEG", "Releases"],
      path: "Tests/TestSupport"),
    .target(
      name: "PictureWriters", dependencies: ["CHeif", "CPNG", "CTIFF", "CTurboJPEG", "CWebP"],
      path: "Tests/PictureWriters"),
    .testTarget(name: "BarcodesTests", dependencies: ["Barcodes", "TestSupport"]),
    .testTarget(name: "CSVTests", dependencies: ["CSV", "TestSupport"]),
    .testTarget(name: "ImagingTests", dependencies: ["Imaging", "TestSupport"]),
    .testTarget(
      name: "ImageDecodingTests",
      dependencies: ["CTIFF", "ImageDecoding", "Imaging", "PictureWriters", "TestSupport"]),
    .testTarget(
      name: "ImageEncodingTests", dependencies: ["ImageDecoding", "ImageEncoding", "Imaging"]),
    .testTarget(
      name: "BarcodeReadingTests",
      dependencies: [
        "BarcodeReading", "Barcodes", "Imaging", "TestSupport",
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .testTarget(name: "BlackboxTests", dependencies: ["BarcodeReading", "ImageDecoding"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Barcodes", "CSV", "Library", "Releases", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(name: "ReleasesTests", dependencies: ["Barcodes", "Releases", "TestSupport"]),
    .testTarget(
      name: "CatalogStoreTests",
      dependencies: [
        "Barcodes", "CatalogStore", "Releases", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "AppNavigationTests",
      dependencies: [
        "AppNavigation", "Barcodes", "Library", "Navigation", "Releases", "TestSupport",
      ]),
    .testTarget(
      name: "ScanningTests",
      dependencies: [
        "AppNavigation", "Barcodes", "ImageDecoding", "Imaging", "Library", "PictureWriters",
        "Releases", "ScanReports", "Scanning", "TestSupport",
      ]),
    .testTarget(
      name: "ScanReportsTests",
      dependencies: [
        "AppNavigation", "Barcodes", "BarcodeReading", "ImageDecoding", "ImageEncoding", "Imaging",
        "Library", "Navigation", "Releases", "ScanReports", "Scanning", "TestSupport",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "ImageDecoding", "TestSupport", "vinylcrate",
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// A small app of another domain, which shows that Navigation knows none.
func navigationExample(_ name: String) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ["Navigation"],
    path: "Tests/NavigationExamples/\(name)Tests")
}

// This benchmark looks inside the reader, which only builds with testing enabled let it.
if Context.environment["VINYLCRATE_BENCH_MODEL"] != nil {
  package.targets.append(
    .executableTarget(
      name: "BenchModelDecoding", dependencies: ["BarcodeReading", "Barcodes"],
      path: "Tests/Benchmarks/ModelDecoding"))
}

// Fuzzers need a build of their own, which `make fuzz` makes: they are not part of any other.
if Context.environment["VINYLCRATE_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "fuzz", dependencies: ["BarcodeReading", "ImageDecoding"], path: "Tests/Fuzz/Fuzz"),
    .executableTarget(
      name: "mutate", dependencies: ["BarcodeReading", "ImageDecoding"],
      path: "Tests/Fuzz/Mutate"),
    .executableTarget(
      name: "corpus", dependencies: ["CTIFF", "PictureWriters"], path: "Tests/Fuzz/Corpus"),
  ]
}
