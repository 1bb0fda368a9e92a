import Accounts
import ArgumentParser
import CatalogImport
import CatalogStore
import CollectionSync
import Files
import Library
import Links
import OnlineCatalogs
import Problems
import ReleaseDumps
import Releases
import ScanReports
import Scanning
import Settings

/// How the program ends: the one table of exit codes, which every command uses.
///
/// 64, 74 and 75 are those of `<sysexits.h>`.
enum ExitStatus: Int32 {
  /// All that was asked for was done.
  case success = 0
  /// Some photos named no record, or what was asked for is not there.
  case incomplete = 1
  /// Something cannot be read, or cannot be used until the user repairs it.
  case unusable = 2
  /// The output or the library could not be written.
  case unwritable = 74
  /// A look-up failed for a reason that passes: it can be repeated later.
  case temporary = 75
  /// SIGINT or SIGTERM; 64, wrong usage, is the argument parser's.
  case interrupted = 130
}

extension ExitStatus {
  /// The status of one outcome alone.
  init(_ status: ScanStatus) {
    switch status {
    case .resolved, .ambiguous, .grouped, .assigned, .dismissed: self = .success
    case .unknown, .unread: self = .incomplete
    case .unreadable, .failed: self = .unusable
    case .pending: self = .temporary
    }
  }

  /// The status of a run: the worst that occurred.
  init(_ summary: RunSummary) {
    var all = summary.openStatuses.map(ExitStatus.init)
    if summary.hasUnreadableFolders { all.append(.unusable) }
    self = .worst(of: all)
  }

  /// The status of an import: the worst of its rows.
  init(_ counts: ImportCounts) {
    self = counts[.bad] > 0 ? .unusable : counts[.unmatched] > 0 ? .incomplete : .success
  }

  /// The status of a failure that ends the program; nil if it is of another kind.
  init?(_ problem: any Problem) {
    switch problem {
    case let failure as LookUpFailure: self.init(failure)
    case let failure as LinkFailure: self.init(failure)
    case let failure as RecordLookup.Failure: self.init(failure.cause)
    case let failure as LibraryFailure:
      switch failure {
      case .full, .readOnly: self = .unwritable
      case .busy, .outOfMemory, .tooManyFiles: self = .temporary
      case .broken: self = .unusable
      case .refused: self = .incomplete
      }
    case let failure as LibraryFileError: self.init(failure)
    case let problem as MergeProblem: self.init(problem.cause)
    case let problem as CatalogDraftProblem:
      self = problem.cause == .busy ? .temporary : .unwritable
    case let problem as CatalogFolderProblem:
      switch problem {
      case .unknown, .impossibleName: self = .incomplete
      case .notWritable: self = .unwritable
      }
    case let failure as SignInFailure:
      switch failure {
      case .notAToken, .rejected: self = .unusable
      case .offline: self = .temporary
      case .storage: self = .unwritable
      }
    case let failure as OnlineFailure: self.init(failure.lookUpFailure)
    case let failure as SyncFailure: self = failure == .busy ? .temporary : .incomplete
    case is CatalogImportProblem: self = .incomplete
    case is DumpProblem: self = .unusable
    case is AsideFile.Failure, is OutputRefusal, is AnnotationError: self = .unwritable
    case is FileProblem, is SettingProblem, is WatchFailure, is InputFile.Failure, is CacheFailure:
      self = .unusable
    default: return nil
    }
  }

  private init(_ failure: LibraryFileError) {
    switch failure {
    case .full, .readOnly, .olderAndReadOnly: self = .unwritable
    case .busy, .outOfMemory, .tooManyFiles: self = .temporary
    case .missing, .notALibrary, .damaged, .newer, .unreadable: self = .unusable
    }
  }

  private init(_ failure: LookUpFailure) {
    switch failure {
    case .temporary: self = .temporary
    case .lasting: self = .unusable
    }
  }

  private init(_ failure: LinkFailure) {
    switch failure {
    case .badLink: self = .unusable
    case .releaseNotFound, .crateNotFound, .folderNotFound: self = .incomplete
    case .lookUp(let failure): self.init(failure)
    }
  }

  /// The worst of some; a success where there is none.
  static func worst(of statuses: [ExitStatus]) -> ExitStatus {
    statuses.max { $0.severity < $1.severity } ?? .success
  }

  /// 2 before 75 before 1 before 0.
  private var severity: Int {
    switch self {
    case .success: 0
    case .incomplete: 1
    case .temporary: 2
    case .unusable: 3
    case .unwritable: 4
    case .interrupted: 5
    }
  }
}

extension ExitStatus {
  /// Ends the program with this status, unless it is a success.
  ///
  /// - Parameter exitZero: whether a miss is a success too.
  func end(exitZero: Bool = false) throws {
    guard self != .success, !(exitZero && self == .incomplete) else { return }
    throw ExitCode(rawValue)
  }
}
