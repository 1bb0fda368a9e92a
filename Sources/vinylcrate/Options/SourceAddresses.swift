import ArgumentParser
import Foundation
import OnlineCatalogs

/// Where the sources answer.
struct SourceAddresses: ParsableArguments {
  @Option(
    help: ArgumentHelp("A mirror of Discogs' interface.", valueName: "address", visibility: .hidden)
  )
  var discogsURL: SourceAddress?

  @Option(
    help: ArgumentHelp(
      "A mirror of MusicBrainz' web service.", valueName: "address", visibility: .hidden))
  var musicbrainzURL: SourceAddress?

  @Option(
    help: ArgumentHelp(
      "A mirror of the Cover Art Archive.", valueName: "address", visibility: .hidden))
  var coversURL: SourceAddress?

  var discogs: URL { discogsURL?.url ?? DiscogsCatalog.usualBase }
  var musicBrainz: URL { musicbrainzURL?.url ?? MusicBrainzCatalog.usualBase }
  var covers: URL { coversURL?.url ?? CoverSource.usualArchive }
}

/// The address of a web service.
struct SourceAddress: ExpressibleByArgument {
  let url: URL

  init?(argument: String) {
    guard let url = URL(string: argument), url.scheme == "https" || url.scheme == "http",
      url.host?.isEmpty == false, url.user == nil
    else { return nil }
    self.url = url
  }
}
