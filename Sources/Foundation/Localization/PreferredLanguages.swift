import Foundation

/// The languages for texts and files, the most preferred first.
///
/// The machine's language (`LANG`, `LC_ALL`) has no effect, so a test shows the same texts everywhere.
package enum PreferredLanguages {
  /// Languages that take precedence while a test uses another locale.
  @TaskLocal package static var override: [String]?

  private static let key = "AppleLanguages"

  /// The override, or else the languages in the defaults or launch arguments (`-AppleLanguages (de)`).
  ///
  /// It is empty if none was requested, so that a bundle uses its development language.
  ///
  /// iOS reads the defaults once in a process. Here each look-up reads them, so that the order of tests does not
  /// matter.
  package static var current: [String] {
    override ?? UserDefaults.standard.stringArray(forKey: key) ?? []
  }

  /// Whether the app's language runs from right to left.
  ///
  /// The app's language is the first one of the override, or else of the launch arguments. As on iOS, languages that
  /// code stores in the defaults take effect at the next launch.
  package static var runFromRightToLeft: Bool {
    guard let override else { return launchRunsFromRightToLeft }
    return isRightToLeft(override.first)
  }

  private static let launchRunsFromRightToLeft: Bool = {
    let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    return isRightToLeft((arguments[key] as? [String])?.first)
  }()

  private static func isRightToLeft(_ language: String?) -> Bool {
    guard let language else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// Removes languages that an earlier run saved on disk, because they would change pictures on one machine only.
  static func forgetEarlierRuns() {
    let defaults = UserDefaults.standard
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    guard arguments[key] == nil, defaults.object(forKey: key) != nil else { return }
    defaults.removeObject(forKey: key)
  }

  /// The localizations that match the preferred languages, the best one first, for an object with its own
  /// localizations, such as an image set.
  package static func matches(among available: [String]) -> [String] {
    LanguageMatching.matches(of: current, among: available)
  }
}
