import Foundation

/// Languages that are preferred to those of the process, while a test looks at another locale.
package enum PreferredLanguages {
  @TaskLocal package static var override: [String]?

  /// Nil where none is among the available ones.
  static func preferred(among available: [String]) -> String? {
    guard let override else {
      return Bundle.preferredLocalizations(from: available, forPreferences: nil).first
    }
    // Foundation's own function does not look at the languages that it is given, on Linux.
    return override.lazy.compactMap { match($0, among: available) }.first
  }

  /// The same name, or else the language without its regions, or else the language in any region.
  private static func match(_ language: String, among available: [String]) -> String? {
    let parts = language.split(separator: "-")
    let names = parts.indices.reversed().map { parts[...$0].joined(separator: "-").lowercased() }
    let same = names.lazy.compactMap { name in available.first { $0.lowercased() == name } }.first
    return same
      ?? names.last.flatMap { name in available.first { $0.lowercased().hasPrefix("\(name)-") } }
  }
}
