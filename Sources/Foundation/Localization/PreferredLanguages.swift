import Foundation

/// The languages that texts and files are wanted in, the most wanted first.
///
/// The machine's own (`LANG`, `LC_ALL`) takes no part: the same test shows the same texts everywhere.
package enum PreferredLanguages {
  /// Languages that go before all others while a test looks at another locale.
  @TaskLocal package static var override: [String]?

  private static let key = "AppleLanguages"

  /// The override, or else what the defaults or the launch arguments say (`-AppleLanguages (de)`); empty if nothing was
  /// asked for, so that a bundle speaks its development language.
  ///
  /// iOS reads the defaults once in a process. Here each look-up reads them, so that the order of tests does not decide.
  static var current: [String] {
    override ?? UserDefaults.standard.stringArray(forKey: key) ?? []
  }

  /// Drops languages that a run before this one wrote to disk: they would change pictures on one machine only.
  static func forgetEarlierRuns() {
    let defaults = UserDefaults.standard
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    guard arguments[key] == nil, defaults.object(forKey: key) != nil else { return }
    defaults.removeObject(forKey: key)
  }

  /// The localizations of something that has its own, such as an image set, which fit the languages that are wanted, the
  /// best one first.
  package static func matches(among available: [String]) -> [String] {
    LanguageMatching.matches(of: current, among: available)
  }
}
