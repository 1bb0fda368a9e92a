import Links
import Navigation

extension NavigationState<NavigationTab, Route> {
  /// The stack of each tab, in the order of the tabs, its last route on top.
  var stacksJSON: JSONValue {
    var object: JSONObject = [:]
    for tab in NavigationTab.allCases {
      object.append(tab.rawValue, .array(path(on: tab).map(\.reference)))
    }
    return .object(object)
  }

  /// The sheet with the routes above it; null without one.
  var sheetJSON: JSONValue {
    guard let sheet else { return .null }
    return .object(["root": sheet.root.reference, "stack": .array(sheet.path.map(\.reference))])
  }
}
