/// The list of keys, which the script shows.
enum ReportHelp {
  private static let keys = [
    ("/", "search"), ("j or →", "next record"), ("k or ←", "record before"),
    ("↓ ↑", "record below, above"), ("Enter", "open the photo"), ("c", "copy the command"),
    ("1 to 6", "show one group"), ("0", "show all"), ("Esc", "end the search"), ("?", "these keys"),
  ]

  static var html: HTML {
    let rows = keys.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" as HTML }
    return """
      <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><dl>\(rows)</dl>\
      <button type="button" autofocus>Close</button></dialog>

      """
  }
}
