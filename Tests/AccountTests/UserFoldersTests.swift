import Accounts
import Testing

@Suite struct UserFoldersTests {
  @Test func theUsualPlacesAreInHome() {
    let folders = UserFolders(environment: ["HOME": "/home/ada", "XDG_STATE_HOME": "relative"])
    #expect(folders.data.path == "/home/ada/.local/share/vinylcrate")
    #expect(folders.state.path == "/home/ada/.local/state/vinylcrate")
    #expect(folders.configuration.path == "/home/ada/.config/vinylcrate")
  }

  @Test func theSharedPlacesMayBeNamed() {
    let folders = UserFolders(environment: [
      "HOME": "/home/ada", "XDG_STATE_HOME": "/state", "XDG_CONFIG_HOME": "/configuration",
      "XDG_DATA_HOME": "/data",
    ])
    #expect(folders.data.path == "/data/vinylcrate")
    #expect(folders.state.path == "/state/vinylcrate")
    #expect(folders.configuration.path == "/configuration/vinylcrate")
  }

  @Test func theAppsOwnPlacesComeFirst() {
    let folders = UserFolders(environment: [
      "XDG_STATE_HOME": "/state", "VINYLCRATE_STATE": "/own", "VINYLCRATE_CONFIG": "/set",
      "XDG_DATA_HOME": "/data", "VINYLCRATE_DATA": "/records",
    ])
    #expect(folders.data.path == "/records")
    #expect(folders.state.path == "/own")
    #expect(folders.configuration.path == "/set")
  }
}
