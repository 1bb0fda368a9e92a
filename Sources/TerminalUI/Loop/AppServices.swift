import Accounts
import AppNavigation
import Files
import Library
import Problems
import Releases
import Scanning

/// What the app works with, put together by the program that runs it.
public struct AppServices: Sendable {
  public let library: LibraryDatabase
  public let folders: UserFolders
  /// The catalogue on this machine, which a search asks at every letter.
  public let catalog: any ReleaseCatalog
  /// Looks barcodes up again in the photos that waited for a choice.
  public let scanner: PhotoScanner
  /// Scans photos into the library.
  public let scan: PhotoScan
  /// Asks the marketplace how a release is offered today.
  public let market: @Sendable (ReleaseDetail) async -> MarketAnswer
  public let pictures: PhotoPictures
  /// Says what to do about a problem.
  public let wording: RemedyWording
  /// The catalogues and the settings.
  public let profile: ProfileServices
  /// The folder of the sample photos; nil where there is none.
  let samples: PhotoPath?
  let browser: WebBrowser

  public init(
    library: LibraryDatabase, catalog: any ReleaseCatalog, folders: UserFolders,
    scanner: PhotoScanner, scan: @escaping PhotoScan,
    pictures: @escaping PhotoPictures = { _, _, _ in nil },
    market: @escaping @Sendable (ReleaseDetail) async -> MarketAnswer, wording: RemedyWording,
    profile: ProfileServices = .none, samples: PhotoPath? = nil, browser: WebBrowser = .ofSystem
  ) {
    self.library = library
    self.catalog = catalog
    self.folders = folders
    self.scanner = scanner
    self.scan = scan
    self.market = market
    self.pictures = pictures
    self.wording = wording
    self.profile = profile
    self.samples = samples
    self.browser = browser
  }
}

/// Scans files and folders into the library until they are done or a stop is requested, and tells what
/// becomes of each photo.
///
/// - Throws: a ``Problem`` where the scan cannot go on; problems of a photo are in its outcome.
public typealias PhotoScan =
  @Sendable (_ request: ScanRequest, _ sink: ScannerSink) async throws -> Void
