import COpenSSL

/// SHA-256 (FIPS 180-4) of a content, by OpenSSL.
public enum ContentHash {
  /// 32 bytes, the same for the same bytes only.
  public static func sha256(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
      SHA256(bytes, bytes.count, digest.baseAddress)
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }
}

/// The hash function FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo).
///
/// It gives the same number on every machine and in every version, which Swift's own hashing does not:
/// for names and divisions that have to stay as they are from run to run.
public enum FNV1a {
  private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }
}
