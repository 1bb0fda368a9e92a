/// A kind of thing that somebody can do about a problem.
public enum Remedy: Sendable, Hashable, Codable {
  // Files and folders.
  case checkName
  case makeReadable
  case nameReadableFile
  /// The file and its folder have to be writable.
  case makeWritable
  case makeReadableAndWritable
  /// There is no room, or the target cannot be written; another target serves as well.
  case makeRoomOrChooseAnother(Target)
  /// The folder that the target would be in does not exist.
  case makeFolderOrChooseAnother(Target)
  case chooseAnother(Target)
  /// What is in the way may be replaced if the user insists.
  case chooseAnotherOrForce(Target)
  /// What is in the way may be moved, or another target chosen.
  case moveOrChooseAnother(Target)
  /// There is no room where the data must be.
  case makeRoom
  case tryAgain
  case waitForOtherProgram
  case freeMemory
  case allowMoreOpenFiles

  // Photos.
  /// A folder was given where photos are expected.
  case scanWholeFolder
  /// A photo was given where a folder is expected.
  case scanSinglePhoto
  case useStandardInput
  case choosePhotoOfUsualSize
  case scanWhenComplete
  case copyAgain
  case copyFromCamera
  case convertPicture
  case raisePixelLimit
  case raiseTimeLimit
  case splitFile
  case photographCloserAndInFocus
  case photographWithoutBlurOrGlare
  case photographAgain
  case photographCloser
  /// It fills the picture already.
  case photographWithMorePixels
  case focus
  /// It fills the picture, and is too close to the lens.
  case focusFromFarther
  case holdStill
  case turnFromLight
  case photographWhole
  case flatten
  case uncover
  /// There may be one besides the barcode that is seen.
  case photographEANOrUPC
  case restoreLinkTarget

  // Look-ups.
  case connect
  /// These, or a network that wants a sign-in, are why a connection is not secure.
  case checkDateAndCertificates
  /// - Parameter seconds: how long to wait; nil where nobody knows.
  case waitBeforeNextRequest(seconds: Int?)
  case importCatalogAgain
  /// A database has none yet.
  case importCatalogTo
  /// An earlier version made it, and this one can bring it up to date.
  case upgradeCatalog
  /// What was typed is no address that can be used.
  case checkAddress
  case checkPassword
  /// The user of a database may not do this there.
  case askForPrivileges
  /// - Parameter name: a Debian package.
  case installPackage(String)
  /// The file holds something else.
  case nameReleaseDump
  /// It did not arrive whole.
  case downloadAgain
  /// The rest of the file may still be of use.
  case downloadAgainOrLeaveOutBroken
  case nameCatalog
  case checkCatalog
  case updateProgram
  case signInAgain
  case signIn
  /// What is at Discogs has to be known first.
  case pull

  // The library.
  case nameOrCreateLibrary
  /// The file is another program's, and has to stay as it is.
  case nameLibrary
  case nameLibraryOrRestoreBackup
  /// It is not the library in use.
  case checkOtherLibrary(String)
  case makeLibraryWritable
  case checkLibraryOrRestoreBackup
  /// Nothing was changed; a newer program can use the library.
  case updateProgramForLibrary
  case emptyOrForce(Group)
  case chooseAnotherName
  /// Names that are close to what was typed, at least one.
  case didYouMean([String])

  // Signing in.
  case copyTokenAgain
  case makeNewToken
  case connectOrSkipSignIn

  // What may be done next about a photo or a barcode.
  /// - Parameters:
  ///   - barcode: nil for any.
  ///   - release: nil where the pressings are listed first.
  case choosePressing(barcode: String?, release: String?)
  /// All that could not be looked up.
  case lookUpAgain
  /// - Parameter barcode: nil for the digits that somebody reads off the sleeve.
  case lookUp(barcode: String?)
  /// Somebody looked at the photo and knows which record it shows.
  ///
  /// - Parameter photo: its name, quoted as a shell takes it; nil for any.
  case assignPhoto(photo: String?)
  /// It shows no record that matters.
  case dismissPhoto(photo: String?)
  case scanPhoto
  /// The photos of a folder, into the library.
  case scanFolder
  /// A second copy of a record that the user has.
  ///
  /// - Parameter photo: its name, quoted as a shell takes it.
  case addCopy(photo: String)
  case listCollection
  case undo

  /// What is written.
  public enum Target: Sendable, Hashable, Codable {
    case file
    case folder
    case annotatedFolder
    case name
    /// Standard output.
    case output
  }

  /// A group of records that still has some.
  public enum Group: Sendable, Hashable, Codable {
    case crate
    /// - Parameter rest: the name of the folder that its records would go to.
    case folder(rest: String)
  }
}
