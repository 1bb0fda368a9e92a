import CZstd

/// What releases have in common, for zstd to refer to: short texts compress badly without it.
final class CompressionDictionary: Sendable {
  let bytes: [UInt8]
  /// Read-only once it is made (zstd.h).
  nonisolated(unsafe) let handle: OpaquePointer

  /// Nil where there is no memory for it.
  init?(_ bytes: [UInt8]) {
    guard let handle = ZSTD_createCDict(bytes, bytes.count, DetailCompressor.level) else {
      return nil
    }
    self.bytes = bytes
    self.handle = handle
  }

  deinit {
    ZSTD_freeCDict(handle)
  }

  /// What `samples` have in common; nil where they are too few to tell.
  ///
  /// - Parameters:
  ///   - samples: one after another.
  ///   - lengths: how long each is.
  static func training(on samples: [UInt8], lengths: [Int]) -> CompressionDictionary? {
    // zstd's advice is about 100 kB; half a megabyte saves a tenth more of a large catalogue.
    let capacity = min(512 << 10, samples.count / 20)
    guard lengths.count >= 100, capacity >= 1024 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let made = ZDICT_trainFromBuffer(
        buffer.baseAddress, capacity, samples, lengths, UInt32(lengths.count))
      count = ZDICT_isError(made) == 0 ? made : 0
    }
    return bytes.isEmpty ? nil : CompressionDictionary(bytes)
  }
}

/// A file's dictionary, for reading.
final class DecompressionDictionary: Sendable {
  /// Read-only once it is made (zstd.h).
  nonisolated(unsafe) let handle: OpaquePointer

  /// Nil where there is no memory for it.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let handle = ZSTD_createDDict(bytes.baseAddress, bytes.count) else { return nil }
    self.handle = handle
  }

  deinit {
    ZSTD_freeDDict(handle)
  }
}
