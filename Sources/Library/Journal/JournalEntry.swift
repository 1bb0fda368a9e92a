import Barcodes
import Foundation

/// What the journal knows of one photo.
public struct JournalEntry: Sendable, Hashable {
  /// A file that could be read, as it was when it was scanned.
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

  /// The outcome of one page.
  public struct Outcome: Sendable, Hashable {
    /// Counted from 1; 0 in a file of a single page.
    public let page: Int
    public let status: String
    public let gtins: [GTIN]
    /// The whole outcome, in a form that only the caller knows.
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
  /// The version of the reader, and the options it used.
  public let reader: String
  /// When the camera took it, in seconds by the camera's clock; nil if the file does not say.
  public let takenAt: Int?
  /// The name of the photo that says which record this one shows, if they were taken for photos of one
  /// record. It is saved by ``ScanJournal/keep(groups:)``.
  public let record: [UInt8]?
  /// In the order of the pages. When saving, none to keep those that the content has.
  public let outcomes: [Outcome]
  public let scannedAt: Date

  public init(
    path: [UInt8], file: File?, reader: String, takenAt: Int? = nil,
    record: [UInt8]? = nil, outcomes: [Outcome], scannedAt: Date
  ) {
    self.path = path
    self.file = file
    self.reader = reader
    self.takenAt = takenAt
    self.record = record
    self.outcomes = outcomes
    self.scannedAt = scannedAt
  }
}
