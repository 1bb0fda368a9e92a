/// What the help of each command says about its exit codes: ``ExitStatus`` in words.
enum ExitCodeHelp {
  /// For commands that scan photos or look barcodes up.
  static let outcomes = """
    Exit codes: 0 every barcode named a record, 1 some named none or none was found, 2 something \
    could not be read, 75 a look-up has to be made again later, 64 wrong usage, 74 the output could \
    not be written. Of several the worst counts: 2, then 75, then 1.
    """

  /// For commands that change the library.
  static let change = """
    Exit codes: 0 done, 1 refused, as for a name that is not there, 2 the library or the catalogue \
    cannot be used, 75 another program keeps it locked or a source cannot be reached now, 64 wrong \
    usage, 74 the library or the output cannot be written.
    """

  /// For `library merge`.
  static let merge = """
    Exit codes: 0 done, 1 a library is the one in use, 2 one cannot be used, 75 another program keeps \
    one locked, 64 wrong usage, 74 the library in use or the output cannot be written. Unless it is 0 \
    nothing was changed.
    """

  /// For commands that only show what is in the library.
  static let list = """
    Exit codes: 0 done, 1 a name is not there, 2 the library cannot be used, 75 another program keeps \
    it locked, 64 wrong usage, 74 the output cannot be written.
    """

  /// For commands that make, change or remove catalogues.
  static let catalogChange = """
    Exit codes: 0 done, 1 refused, as for a name that is not there, 2 the dump, the catalogue or the \
    library cannot be used, 75 another import makes the same catalogue, \
    or the server cannot be asked now, 64 wrong usage, 74 the catalogue \
    or the output cannot be written, 130 interrupted.
    """

  /// For commands that only show the catalogue.
  static let catalog = """
    Exit codes: 0 done, 2 the catalogue cannot be used, 64 wrong usage, 74 the output cannot be \
    written.
    """
}
