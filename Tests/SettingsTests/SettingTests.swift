import Settings
import Testing

/// The forms in which settings may be written.
struct SettingTests {
  @Test(
    "values are brought into their usual form",
    arguments: [
      (Setting.countries, "gb, us", "GB,US"), (.countries, "uk", "GB"),
      (.media, "CD,Vinyl", "cd,vinyl"), (.keys, "quit=ctrl-q, home=q", "quit=ctrl-q,home=q"),
      (.theme, "light", "light"), (.pictures, "kitty", "kitty"),
      (.sources, "MusicBrainz, discogs", "musicbrainz,discogs"),
      (.color, "never", "never"), (.jobs, "03", "3"), (.library, "/a b.sqlite", "/a b.sqlite"),
    ])
  func usualForms(setting: Setting, text: String, expected: String) {
    #expect(setting.normalized(text) == expected)
  }

  @Test(
    "what cannot be a value is none",
    arguments: [
      (Setting.countries, "England"), (.countries, "GB,"), (.countries, ""), (.countries, "G1"),
      (.media, "vinyl,tape"), (.media, ""), (.sources, "spotify"), (.keys, "quit"),
      (.keys, "quit="), (.theme, "blue"), (.pictures, "blue"), (.color, "blue"),
      (.color, "Auto"), (.jobs, "0"),
      (.jobs, "-2"), (.jobs, "two"), (.jobs, "1.5"), (.library, ""), (.catalog, ""),
    ])
  func notValues(setting: Setting, text: String) {
    #expect(setting.normalized(text) == nil)
  }

  @Test("each has a variable of its own")
  func variables() {
    #expect(Setting.library.variable == "VINYLCRATE_LIBRARY")
    #expect(Setting.jobs.variable == "VINYLCRATE_JOBS")
  }
}
