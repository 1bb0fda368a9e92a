import ArgumentParser
import BarcodeReading
import ImageDecoding

extension AppCommand {
  /// The command of arguments that only name it, as `vinylcrate` alone does; nil for any others.
  ///
  /// The parser puts the options together several times, and those of all commands once, which takes an
  /// eighth of the work until the app's first frame. Where nothing is given there is nothing to parse.
  static func plainStart(_ arguments: [String]) -> (any AsyncParsableCommand)? {
    guard arguments == [configuration.commandName] else { return nil }
    var command = AppCommand()
    command.link = nil
    command.app = .ungiven
    return command
  }
}

// What the options are where none is given. A property without a value here would be one of which the
// parser says, when it is read, that nothing was parsed; a test compares them with what the parser makes.

extension AppOptions {
  fileprivate static var ungiven: Self {
    var options = Self()
    options.ascii = false
    options.plain = false
    options.color = nil
    options.reading = .ungiven
    options.pressings = .ungiven
    options.catalog = .ungiven
    options.online = .ungiven
    options.library = .ungiven
    return options
  }
}

extension ReadingOptions {
  fileprivate static var ungiven: Self {
    var options = Self()
    options.givenJobs = nil
    options.maxMegapixels = usualMegapixels
    options.maxSeconds = WorkBudget.defaultSeconds
    options.effort = usualEffort
    return options
  }
}

extension PressingOptions {
  fileprivate static var ungiven: Self {
    var options = Self()
    options.preferCountry = nil
    options.preferMedium = nil
    return options
  }
}

extension CatalogOptions {
  fileprivate static var ungiven: Self {
    var options = Self()
    options.catalog = nil
    return options
  }
}

extension OnlineOptions {
  fileprivate static var ungiven: Self {
    var (options, addresses) = (Self(), SourceAddresses())
    addresses.discogsURL = nil
    addresses.musicbrainzURL = nil
    addresses.coversURL = nil
    options.reach = nil
    options.addresses = addresses
    return options
  }
}

extension LibraryOptions {
  fileprivate static var ungiven: Self {
    var options = Self()
    options.library = nil
    options.create = false
    return options
  }
}
