import Files
import Library
import Scanning

/// Hands the outcomes of a run to the scanner sheet.
public struct ScannerSink: ScanSink, Sendable {
  let send: AsyncStream<ScannerEvent>.Continuation
  let library: LibraryDatabase

  public mutating func add(_ group: PhotoGroup) async throws {
    for photo in group.photos {
      // Of a photo that was scanned before, nothing else tells that its record was kept.
      let isKept =
        photo.novelty == .known ? try await PhotoLookup(library: library).isKept(photo) : false
      for outcome in photo.outcomes {
        send.yield(.outcome(ScannerRow(outcome)))
        if isKept { send.yield(.kept(photo.path, added: nil)) }
      }
    }
  }

  public mutating func add(_ kept: [KeptRecord]) {
    for record in kept {
      send.yield(
        .kept(record.photo, added: record.scan.change == .added ? record.scan.copy.id : nil))
    }
  }

  public mutating func add(_ wait: LookUpWait) { send.yield(.waiting(wait.host, wait.seconds)) }

  public mutating func count(_ photo: ScannedPhoto) {
    send.yield(.counted(isRead: photo.novelty == .new))
  }

  /// Counts the photos beside the run, and tells how many there are.
  public func tell(total photos: GivenPhotoNames) async {
    send.yield(.total(await photos.count()))
  }
}

/// What happens in a scan that the sheet shows.
enum ScannerEvent: Sendable {
  case total(Int)
  /// A photo is finished; whether it had to be read.
  case counted(isRead: Bool)
  case outcome(ScannerRow)
  /// The record of a photo is in the collection, and which copy was added for it.
  case kept(PhotoPath, added: CollectionItem.ID?)
  case waiting(String, Int)
  /// The scan is over; nil where it was not ended by a problem.
  case ended(problem: String?)
}
