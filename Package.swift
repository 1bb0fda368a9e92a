// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "vinylcrate",
  targets: [
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(
      name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),

    .target(name: "Imaging"),
    .target(name: "Barcodes", dependencies: ["Imaging"]),

    .target(name: "ImageDecoding", dependencies: ["Imaging", "CPNG", "CTurboJPEG"]),
    .target(name: "BarcodeReading", dependencies: ["Barcodes", "Imaging", "CZBar"]),
  ],
  swiftLanguageModes: [.v6]
)
