import Problems

extension RemedyWording {
  /// Says what to do at a command line, with its options and commands.
  static let commandLine = RemedyWording { $0.words }
}

extension Remedy {
  fileprivate var words: String {
    switch self {
    case .checkName: "check the name"
    case .makeReadable: "make it readable"
    case .nameReadableFile: "name a file that can be read"
    case .makeWritable: "make it and its folder writable"
    case .makeReadableAndWritable: "make it readable and writable, or name another folder"
    case .makeRoomOrChooseAnother(let target): "make room or choose another \(target.words)"
    case .makeFolderOrChooseAnother(let target):
      "make the folder or choose another \(target.words)"
    case .chooseAnother(let target): "choose another \(target.words)"
    case .chooseAnotherOrForce(let target):
      "choose another \(target.words), or replace it with --force"
    case .moveOrChooseAnother(let target): "move it, or choose another \(target.words)"
    case .makeRoom: "make room, then run the same command again"
    case .tryAgain: "try again"
    case .waitForOtherProgram: "try again when that has ended"
    case .freeMemory: "close other programs, then try again"
    case .allowMoreOpenFiles: "allow more with ulimit -n, then try again"

    case .scanWholeFolder: "scan a folder with vinylcrate batch FOLDER"
    case .scanSinglePhoto: "scan a single photo with vinylcrate scan"
    case .useStandardInput: "pass a pipe's content on standard input, as in vinylcrate scan -"
    case .choosePhotoOfUsualSize: "no photo is that large"
    case .scanWhenComplete: "scan it again when it is complete"
    case .copyAgain: "copy the file again"
    case .copyFromCamera: "copy it again from the camera"
    case .convertPicture: "convert it to JPEG or PNG"
    case .raisePixelLimit: "raise --max-megapixels if the picture is trusted"
    case .raiseTimeLimit: "raise --max-seconds if the picture is trusted"
    case .splitFile: "split it"
    case .photographCloserAndInFocus: "photograph the barcode closer and in focus"
    case .photographWithoutBlurOrGlare: "photograph them sharp, straight and without glare"
    case .photographAgain: "photograph the barcode again, sharp and straight"
    case .photographCloser: "photograph the barcode closer"
    case .photographWithMorePixels: "photograph or scan it with more pixels"
    case .focus: "focus on the barcode"
    case .focusFromFarther: "focus on the barcode, from farther away"
    case .holdStill: "hold the camera still, or use more light"
    case .turnFromLight: "turn it away from the light"
    case .photographWhole: "photograph all of the barcode"
    case .flatten: "flatten it, or photograph it straight from the front"
    case .uncover: "photograph all of the barcode, with nothing on it"
    case .photographEANOrUPC: "photograph the EAN or UPC barcode, if there is one"
    case .restoreLinkTarget: "remove the link or restore what it names"

    case .connect: "try again with a connection"
    case .checkDateAndCertificates:
      "check this machine's date, its certificates (package ca-certificates) and whether the network "
        + "asks for a sign-in"
    case .waitBeforeNextRequest(let seconds):
      "try again " + (seconds.map { "in \($0) s" } ?? "later")
    case .importCatalogAgain: "import it again"
    case .importCatalogTo: "import one with vinylcrate catalog import DUMP --to ADDRESS"
    case .upgradeCatalog: "upgrade it with vinylcrate catalog upgrade"
    case .checkAddress: "check the address, as postgresql://USER@HOST/DATABASE"
    case .checkPassword: "check the name and the password, as in ~/.pgpass"
    case .askForPrivileges: "ask the database's owner for the role vinylcrate_reader"
    case .installPackage(let name): "install the package \(name)"
    case .nameReleaseDump:
      "name discogs_YYYYMMDD_releases.xml.gz or …_masters.xml.gz, or MusicBrainz' mbdump.tar.xz"
    case .downloadAgain: "download it again"
    case .downloadAgainOrLeaveOutBroken:
      "download it again, or leave out what is broken with --keep-going"
    case .nameCatalog: "check --catalog, or leave it out to use the sample"
    case .checkCatalog: "check --catalog and the file's permissions"
    case .updateProgram: "update vinylcrate"
    case .signIn: "vinylcrate auth login"
    case .pull: "vinylcrate discogs pull"
    case .signInAgain: "sign in again with vinylcrate auth login"

    case .nameOrCreateLibrary:
      "check --library and $VINYLCRATE_LIBRARY, or make a new library with --create"
    case .nameLibrary: "check --library and $VINYLCRATE_LIBRARY"
    case .nameLibraryOrRestoreBackup:
      "check --library, or restore a backup with vinylcrate library restore, which keeps this file "
        + "under another name"
    case .checkOtherLibrary(let path):
      "see vinylcrate doctor --library \(path), or merge a backup of it"
    case .makeLibraryWritable:
      "make it and its folder writable, or name another with --library"
    case .checkLibraryOrRestoreBackup:
      "run vinylcrate doctor, or restore a backup with vinylcrate library restore, which keeps this "
        + "file under another name"
    case .updateProgramForLibrary: "update vinylcrate, nothing was changed"
    case .emptyOrForce(.crate): "remove them, or delete it with --force"
    case .emptyOrForce(.folder(let rest)):
      "move them, or delete it with --force and they go to \(rest)"
    case .chooseAnotherName: "choose another name"
    case .didYouMean(let names):
      "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"

    case .choosePressing(let barcode, let release):
      "vinylcrate choose \(barcode ?? "BARCODE")" + (release.map { " \($0)" } ?? "")
    case .lookUpAgain: "vinylcrate resolve"
    case .lookUp(let barcode): "vinylcrate lookup \(barcode ?? "DIGITS")"
    case .assignPhoto(let photo): "vinylcrate scans assign \(photo ?? "PHOTO") RECORD"
    case .dismissPhoto(let photo): "vinylcrate scans dismiss \(photo ?? "PHOTO")"
    case .scanPhoto: "vinylcrate scan PHOTO"
    case .scanFolder: "run vinylcrate batch on its folder first"
    case .addCopy(let photo): "vinylcrate scans copy \(photo)"
    case .listCollection: "vinylcrate collection list"
    case .undo: "vinylcrate undo"

    case .copyTokenAgain: "copy it from discogs.com, Settings, Developers"
    case .makeNewToken: "make a new one and paste that"
    case .connectOrSkipSignIn: "try again with a connection, or continue without signing in"
    }
  }
}

extension Remedy.Target {
  fileprivate var words: String {
    switch self {
    case .file: "file"
    case .folder: "folder"
    case .name: "name"
    case .annotatedFolder: "folder for --annotate"
    case .output: "target"
    }
  }
}
