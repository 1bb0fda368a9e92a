import COpenSSL

/// SHA-256 (FIPS 180-4), by OpenSSL.
public enum ContentHash {
  /// The hash, 32 bytes.
  public static func sha256(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
      SHA256(bytes, bytes.count, digest.baseAddress)
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }

  /// The hash, 32 bytes, of parts that follow one another up to an empty one; nil if one cannot be had.
  static func sha256(ofParts next: () throws -> [UInt8]) -> [UInt8]? {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else { return nil }
    while true {
      guard let part = try? next() else { return nil }
      guard !part.isEmpty else { break }
      EVP_DigestUpdate(context, part, part.count)
    }
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
      EVP_DigestFinal_ex(context, digest.baseAddress, nil)
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }
}

/// The hash function FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo).
///
/// Unlike Swift's own hashing it gives the same number in every run and on every machine. File
/// names and the division of folders into parts depend on that.
public enum FNV1a {
  private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }
}
