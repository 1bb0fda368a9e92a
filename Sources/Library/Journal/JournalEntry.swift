import Barcodes
import Foundation

/// What the journal has of one photo.
public struct JournalEntry: Sendable, Hashable {
  /// A file that could be read, and what it was like.
  public struct File: Sendable, Hashable {
    /// SHA-256 of the content.
    public let hash: [UInt8]
    /// In bytes.
    public let size: Int
    /// When it was last written, in nanoseconds since 1970.
    public let modified: Int

    public init(hash: [UInt8], size: Int, modified: Int) {
      self.hash = hash
      self.size = size
      self.modified = modified
    }
  }

  /// What became of one page.
  public struct Outcome: Sendable, Hashable {
    /// Counted from 1; 0 in a file of a single page.
    public let page: Int
    public let status: String
    public let gtins: [GTIN]
    /// The whole of it, in the words of whoever keeps it.
    public let body: Data

    public init(page: Int, status: String, gtins: [GTIN], body: Data) {
      self.page = page
      self.status = status
      self.gtins = gtins
      self.body = body
    }
  }

  /// The name, byte for byte, from the root.
  public let path: [UInt8]
  /// Nil where the file could not be read.
  public let file: File?
  /// The reader and the options that it was read with.
  public let reader: String
  /// When the camera took it, in seconds by the camera's own clock; nil where it does not say.
  public let takenAt: Int?
  /// In the order of the pages. On keeping, none where those of the content are to stay.
  public let outcomes: [Outcome]
  public let scannedAt: Date

  public init(
    path: [UInt8], file: File?, reader: String, takenAt: Int? = nil, outcomes: [Outcome],
    scannedAt: Date
  ) {
    self.path = path
    self.file = file
    self.reader = reader
    self.takenAt = takenAt
    self.outcomes = outcomes
    self.scannedAt = scannedAt
  }
}
