import Releases

/// Whose work and whose data the program uses, and under which terms.
enum Notices {
  static func text(version: String) -> String {
    let parts =
      ["vinylcrate \(version)", "VinylCrate is under the Apache License 2.0."]
      + ReleaseID.Source.allCases.map { "\($0.notice)\n\($0.address)" }
      + ["It contains:\n" + contained, "It uses these libraries of the system:\n" + used]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let contained = """
      Swift, its libraries, swift-argument-parser, swift-system   Apache License 2.0 with the \
    Runtime Library Exception
      GRDB.swift, TOMLKit, toml++                                 MIT License
      Unicode data (ICU)                                          Unicode License 3.0
    """

  private static let used = """
      zbar, libde265, cairo          GNU Lesser General Public License
      OpenSSL                        Apache License 2.0
      libpng, libtiff, libxml2, zlib, libcurl, SQLite, liblzma
                                     their own permissive terms
      libjpeg-turbo, libwebp, dav1d, zstd, ISA-L
                                     BSD Licenses
    """
}
