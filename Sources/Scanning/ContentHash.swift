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
