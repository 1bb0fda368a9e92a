// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// ISA-L, where the system has it; zlib takes its place.
let isal: [Target.Dependency] =
  FileManager.default.fileExists(atPath: "/usr/include/isa-l/igzip_lib.h") ? ["CISAL"] : []

/// File descriptors and the system's errors.
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "vinylcrate",
  // Observation and Synchronization need these.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "vinylcrate", targets: ["vinylcrate"]),
    .library(name: "Navigation", targets: ["Navigation"]),
  ],
  dependencies: [
    // The versions that it is tested with.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/apple/swift-numerics", exact: "1.1.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
  ],
  targets: [
    // Floor 0: system libraries, first those that are loaded when they are first used; pixels, numbers, tables of text.
    .target(name: "CFirstUse"),
    .target(name: "CCairo", dependencies: ["CFirstUse"]),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),
    .target(name: "CCurl", dependencies: ["CFirstUse"]),
    .systemLibrary(name: "CDE265", pkgConfig: "libde265", providers: [.apt(["libde265-dev"])]),
    .systemLibrary(name: "CDav1d", pkgConfig: "dav1d", providers: [.apt(["libdav1d-dev"])]),
    .target(name: "CIdle"),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "COpenSSL", dependencies: ["CFirstUse"]),
    .target(name: "CPQ", dependencies: ["CFirstUse"]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CRescue"),
    .systemLibrary(name: "CSpawn"),
    .systemLibrary(name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
    .systemLibrary(
      name: "CTermpaint", pkgConfig: "termpaint", providers: [.apt(["libtermpaint-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CZBar", dependencies: ["CFirstUse"]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .target(name: "Imaging"),
    .target(name: "Barcodes", dependencies: ["Imaging"]),
    .target(name: "CSV"),
    .target(name: "Problems"),
    .target(name: "Text"),

    // Floor 1: files, records, and places to go.
    .target(name: "Files", dependencies: ["Problems", system]),
    .target(name: "Releases", dependencies: ["Barcodes", "Problems"]),
    .target(name: "ReleaseSources", dependencies: ["Releases"]),
    .target(name: "Navigation"),
    .target(name: "Accounts", dependencies: ["Files", "Problems", system]),
    .target(
      name: "Settings",
      dependencies: [
        "Accounts", "Files", "Problems", "Releases", "Text", system,
        .product(name: "TOMLKit", package: "TOMLKit"),
      ]),
    .target(
      name: "SQLiteSupport",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),

    // Floor 2: from bytes to barcodes, from barcodes to releases, and what the user keeps.
    .target(
      name: "ImageDecoding",
      dependencies: [
        "Imaging", "Problems", "CDE265", "CDav1d", "CPNG", "CTIFF", "CTurboJPEG", "CWebP",
      ]),
    .target(name: "ImageEncoding", dependencies: ["Imaging", "CTurboJPEG"]),
    .target(
      name: "BarcodeReading",
      dependencies: [
        "Barcodes", "Imaging", "CZBar", .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .target(
      name: "CatalogStore",
      dependencies: [
        "Barcodes", "CZstd", "Files", "Problems", "Releases", "SQLiteSupport", system,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      resources: [.embedInCode("Resources/sample-catalogue.jsonl")]),
    .target(
      name: "PostgresCatalog",
      dependencies: ["Barcodes", "CPQ", "CatalogStore", "Files", "Problems", "Releases"]),
    .target(
      name: "Decompression",
      dependencies: isal + ["CLZMA", "CZlib", "CZstd", "Files", "Problems", system]),
    .target(
      name: "OnlineCatalogs",
      dependencies: [
        "Accounts", "Barcodes", "CCurl", "Problems", "ReleaseSources", "Releases", "SQLiteSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(
      name: "Library",
      dependencies: [
        "Barcodes", "CSV", "Files", "Problems", "Releases", "SQLiteSupport", "Text", system,
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // Floor 3: the world's releases from a file, and where to go.
    .target(
      name: "ReleaseDumps",
      dependencies: [
        "Barcodes", "CXML2", "Decompression", "Files", "Problems", "ReleaseSources", "Releases",
        "Text",
      ]),
    .target(
      name: "Links",
      dependencies: [
        "Accounts", "Barcodes", "Library", "Navigation", "Problems", "Releases", "Text",
      ]),

    .target(
      name: "CollectionSync",
      dependencies: ["Accounts", "Library", "OnlineCatalogs", "Problems", "Releases", "Text"]),

    .target(
      name: "DecodingHelper",
      dependencies: ["CSpawn", "Files", "ImageDecoding", "Imaging", system]),

    // Floor 4: the corridor from a photo to a route, and the app without a way to draw it.
    .target(
      name: "Scanning",
      dependencies: [
        "BarcodeReading", "Barcodes", "COpenSSL", "Files", "ImageDecoding", "Imaging", "Library",
        "Links", "Problems", "Releases", "Text", system,
      ]),
    .target(
      name: "AppNavigation",
      dependencies: [
        "Accounts", "Barcodes", "Library", "Links", "Navigation", "Releases", "Text",
      ]),

    .target(
      name: "CatalogImport",
      dependencies: [
        "CatalogStore", "Files", "PostgresCatalog", "Problems", "ReleaseDumps", "Releases",
      ]),

    // Floor 5: outcomes and screens, on paper and on a terminal.
    .target(
      name: "ScanReports",
      dependencies: [
        "AppNavigation", "Barcodes", "BarcodeReading", "CCairo", "CSV", "CatalogStore", "Files",
        "ImageDecoding",
        "ImageEncoding", "Imaging", "Library", "Links", "Navigation", "Problems", "Releases",
        "Scanning", "Settings", "Text", system,
      ],
      resources: [
        .embedInCode("HTML/Resources/report.css"), .embedInCode("HTML/Resources/report.js"),
      ]),

    .target(
      name: "TerminalUI",
      dependencies: [
        "Accounts", "AppNavigation", "Barcodes", "CChafa", "CRescue", "CTermpaint", "Files",
        "Imaging",
        "Library", "Links", "Navigation", "Problems", "Releases", "Scanning", "Text",
      ]),

    // Floor 6: the command line.
    .executableTarget(
      name: "vinylcrate",
      dependencies: [
        "Accounts", "AppNavigation", "Barcodes", "BarcodeReading", "CIdle", "CMalloc", "CSV",
        "CatalogImport", "CatalogStore", "CollectionSync", "DecodingHelper", "Files",
        "ImageDecoding", "Library",
        "Links", "Navigation", "OnlineCatalogs", "PostgresCatalog",
        "Problems", "ReleaseDumps", "Releases", "ScanReports", "Scanning", "Settings", "TerminalUI",
        "Text", system,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // CIdle says why.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--wrap=dispatch_activate"])],
      plugins: ["NameCommit"]),
    .plugin(
      name: "NameCommit", capability: .buildTool(), path: "Sources/NameCommit",
      exclude: ["name-commit"]),

    // Benchmarks and tests.
    .executableTarget(
      name: "ReaderBench", dependencies: ["BarcodeReading", "ImageDecoding"],
      path: "Tests/Benchmarks/ReaderBench"),
    .executableTarget(
      name: "SymbolBench", dependencies: ["BarcodeReading", "DrawnSymbols", "Imaging"],
      path: "Tests/Benchmarks/SymbolBench"),
    .executableTarget(
      name: "ClearBench", dependencies: ["BarcodeReading", "DrawnSymbols", "Imaging"],
      path: "Tests/Benchmarks/ClearBench"),
    .executableTarget(
      name: "ReasonBench", dependencies: ["BarcodeReading", "DrawnSymbols", "Imaging"],
      path: "Tests/Benchmarks/ReasonBench"),
    .executableTarget(
      name: "SensitivityBench",
      dependencies: ["BarcodeReading", "ImageDecoding", "Imaging", "TestSupport"],
      path: "Tests/Benchmarks/SensitivityBench"),
    .executableTarget(
      name: "NavigationBenchmark", dependencies: ["Navigation"],
      path: "Tests/Benchmarks/NavigationBenchmark"),
    .executableTarget(
      name: "CopyBenchmark",
      dependencies: ["CatalogStore", "Files", "PostgresCatalog", "ReleaseDumps"],
      path: "Tests/Benchmarks/CopyBenchmark"),
    .executableTarget(
      name: "CatalogBenchmark",
      dependencies: ["Barcodes", "CatalogStore", "PostgresCatalog", "Releases"],
      path: "Tests/Benchmarks/CatalogBenchmark"),
    .executableTarget(
      name: "PressingBench", dependencies: ["Barcodes", "Releases"],
      path: "Tests/Benchmarks/Pressings/PressingBench"),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation"]),
    .target(name: "TextFront", path: "Tests/NavigationExamples/TextFront"),
    .target(
      name: "TestSupport", dependencies: ["Barcodes", "CTurboJPEG", "Releases"],
      path: "Tests/TestSupport"),
    .systemLibrary(
      name: "CHeif", path: "Tests/CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
    .target(
      name: "PictureWriters", dependencies: ["CHeif", "CPNG", "CTIFF", "CTurboJPEG", "CWebP"],
      path: "Tests/PictureWriters"),
    .target(
      name: "DrawnSymbols", dependencies: ["Barcodes", "TestSupport"],
      path: "Tests/DrawnSymbols"),
    .testTarget(name: "BarcodesTests", dependencies: ["Barcodes", "TestSupport"]),
    .testTarget(name: "CSVTests", dependencies: ["CSV", "TestSupport"]),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "Problems", "TestSupport", system]),
    .target(
      name: "DumpFixtures",
      dependencies: ["CLZMA", "CZlib", "CZstd", "Files", "ReleaseDumps", "Releases"],
      path: "Tests/DumpFixtures"),
    .testTarget(
      name: "DecompressionTests",
      dependencies: ["Decompression", "DumpFixtures", "Files", "TestSupport"]),
    .testTarget(
      name: "ReleaseDumpsTests",
      dependencies: [
        "Barcodes", "DumpFixtures", "Files", "Problems", "ReleaseDumps", "Releases", "TestSupport",
      ]),
    .testTarget(name: "ImagingTests", dependencies: ["Imaging", "TestSupport"]),
    .testTarget(
      name: "ImageDecodingTests",
      dependencies: ["CTIFF", "ImageDecoding", "Imaging", "PictureWriters", "TestSupport"]),
    .testTarget(
      name: "ImageEncodingTests", dependencies: ["ImageDecoding", "ImageEncoding", "Imaging"]),
    .testTarget(
      name: "BarcodeReadingTests",
      dependencies: [
        "BarcodeReading", "Barcodes", "DrawnSymbols", "Imaging", "TestSupport",
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .testTarget(
      name: "BlackboxTests", dependencies: ["BarcodeReading", "ImageDecoding", "TestSupport"],
      exclude: ["Rendered", "Rendering"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Barcodes", "CSV", "Library", "Problems", "Releases", "TestSupport", "Text",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.embedInCode("Resources/library-2026-11.sql")]),
    .target(name: "LocalServer", path: "Tests/LocalServer"),
    .target(name: "SourceServer", path: "Tests/SourceServer", exclude: ["server"]),
    .testTarget(
      name: "OnlineCatalogsTests",
      dependencies: [
        "Accounts", "Barcodes", "CatalogConformance", "LocalServer", "OnlineCatalogs", "Problems",
        "ReleaseSources", "Releases", "TestSupport",
      ]),
    .testTarget(name: "ReleasesTests", dependencies: ["Barcodes", "Releases", "TestSupport"]),
    .target(
      name: "CatalogConformance", dependencies: ["Barcodes", "Releases"],
      path: "Tests/CatalogConformance"),
    .testTarget(
      name: "CatalogStoreTests",
      dependencies: [
        "Barcodes", "CatalogConformance", "CatalogStore", "Files", "Releases", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(name: "PostgresServer", dependencies: ["TestSupport"], path: "Tests/PostgresServer"),
    .testTarget(
      name: "PostgresCatalogTests",
      dependencies: [
        "Barcodes", "CatalogConformance", "CatalogStore", "PostgresCatalog", "PostgresServer",
        "Releases", "TestSupport",
      ]),
    .testTarget(
      name: "SQLiteSupportTests",
      dependencies: [
        "SQLiteSupport", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(
      name: "SampleRecords",
      dependencies: ["Accounts", "Barcodes", "Library", "Links", "Releases"],
      path: "Tests/SampleRecords"),
    .testTarget(
      name: "SettingsTests", dependencies: ["Files", "Settings", "TestSupport"]),
    .testTarget(name: "AccountTests", dependencies: ["Accounts", "TestSupport"]),
    .testTarget(
      name: "LinksTests",
      dependencies: [
        "Barcodes", "Library", "Links", "Problems", "Releases", "SampleRecords", "TestSupport",
      ]),
    .testTarget(
      name: "AppNavigationTests",
      dependencies: [
        "Accounts", "AppNavigation", "Barcodes", "Library", "Links", "Navigation",
        "OnlineCatalogs", "Releases", "SampleRecords", "TestSupport",
      ]),
    .testTarget(
      name: "ScanningTests",
      dependencies: [
        "Barcodes", "Files", "ImageDecoding", "Imaging", "Library", "Links", "PictureWriters",
        "Releases", "ScanReports", "Scanning", "TestSupport", system,
      ]),
    .testTarget(
      name: "ScanReportsTests",
      dependencies: [
        "AppNavigation", "Barcodes", "BarcodeReading", "Files", "ImageDecoding", "ImageEncoding",
        "Imaging", "Library", "Links", "Navigation", "Problems", "Releases", "ScanReports",
        "Scanning", "TestSupport",
      ]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "Accounts", "AppNavigation", "Barcodes", "CTermpaint", "Files", "Library", "Links",
        "Navigation", "Problems",
        "Releases", "SampleRecords", "Scanning", "TerminalUI", "TestSupport", "Text",
      ],
      exclude: ["Screens/Drawn"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CatalogStore", "DecodingHelper", "DrawnSymbols", "DumpFixtures", "ImageDecoding",
        "Library", "Links", "LocalServer", "PictureWriters", "PostgresServer", "Problems",
        "Releases",
        "Scanning", "SourceServer", "TestSupport", "vinylcrate",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Small apps of other domains, which show that Navigation knows none: `swift run MuseumExample`.
for name in ["Museum", "Notes", "Accounts", "Films"] {
  let folder = "Tests/NavigationExamples/\(name)"
  package.targets += [
    .executableTarget(
      name: "\(name)Example", dependencies: ["Navigation", "TextFront"], path: "\(folder)/App"),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ["Navigation", "TextFront", .target(name: "\(name)Example")],
      path: "\(folder)/Tests"),
  ]
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
      name: "fuzz",
      dependencies: ["BarcodeReading", "DumpFixtures", "ImageDecoding", "ReleaseDumps"],
      path: "Tests/Fuzz/Fuzz"),
    .executableTarget(
      name: "mutate",
      dependencies: ["BarcodeReading", "DumpFixtures", "ImageDecoding", "ReleaseDumps"],
      path: "Tests/Fuzz/Mutate"),
    .executableTarget(
      name: "corpus", dependencies: ["CTIFF", "DumpFixtures", "PictureWriters"],
      path: "Tests/Fuzz/Corpus"),
  ]
  // To record every comparison steers the fuzzer through a format's headers. In the reader's loops over
  // samples it steers nothing and is half of all the time.
  for target in package.targets where target.name == "BarcodeReading" {
    target.swiftSettings = [
      .unsafeFlags(["-sanitize-coverage=edge,indirect-calls,inline-8bit-counters,pc-table"])
    ]
  }
}

// Unoptimised, the tests on hundreds of photos and millions of numbers would take an hour; with all of
// it optimised, building them takes twice as long. A package that depends on this one may not see
// such a flag: `make test` asks for it.
if Context.environment["VINYLCRATE_TESTS"] != nil {
  let measured = ["Barcodes", "BarcodeReading", "DrawnSymbols", "ImageDecoding", "Imaging"]
  for target in package.targets where measured.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"])]
  }
}
