/// The list of keys, which the script shows.
struct ReportHelp {
  /// How many groups have a tab of their own.
  let groupCount: Int

  private var keys: [(String, String)] {
    [
      ("/", "search"), ("j or →", "next record"), ("k or ←", "record before"),
      ("↓ ↑", "record below, above"), ("Enter", "open the photo"), ("c", "copy the command"),
      ("1 to \(groupCount)", "show one group"), ("0", "show all"), ("Esc", "end the search"),
      ("?", "these keys"),
    ]
  }

  var html: HTML {
    let rows = keys.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" as HTML }
    return """
      <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><dl>\(rows)</dl>\
      <button type="button">Close</button></dialog>

      """
  }
}
