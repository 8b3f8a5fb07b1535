import Foundation
import Synchronization

/// The texts of one table of a bundle, in the language that the user prefers.
///
/// Read once: `.strings`, `.stringsdict` and `.xcstrings`; of one key the last counts.
struct StringTable: Sendable {
  private var texts: [String: LocalizedText] = [:]

  private struct Key: Hashable {
    let bundle: String
    let name: String
    let languages: [String]?
  }

  private static let tables = Mutex<[Key: StringTable]>([:])

  static func table(_ name: String?, in bundle: Bundle) -> StringTable {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let key = Key(
      bundle: bundle.bundlePath, name: name, languages: PreferredLanguages.override)
    if let table = tables.withLock({ $0[key] }) { return table }
    let table = StringTable(name: name, bundle: bundle)
    tables.withLock { $0[key] = table }
    return table
  }

  subscript(key: String) -> LocalizedText? { texts[key] }

  /// Of a text with plural rules the format, which names a variable for each of them.
  ///
  /// Without a text it is `value`, and where that is nil or empty, the key.
  func format(for key: String, else value: String?) -> String {
    if let text = texts[key] { return PluralFormats.shared.format(of: text) }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private init(name: String, bundle: Bundle) {
    let catalog = Self.catalog(name, in: bundle)
    let folders = bundle.localizations.filter { $0 != "Base" }
    let available = Set(folders).union(catalog?.languages ?? []).sorted()
    let preferred = PreferredLanguages.preferred(among: available)
    let source = catalog?.sourceLanguage ?? Self.developmentRegion(of: bundle)
    let language = preferred ?? source
    let folder =
      Self.folder(of: language, among: folders) ?? Self.folder(of: source, among: folders)
    for folder in [nil, "Base", folder] { read(name, bundle, folder: folder, language: language) }
    texts.merge(catalog?.texts(in: language) ?? [:]) { $1 }
  }

  private static func folder(of language: String, among folders: [String]) -> String? {
    folders.first { $0.caseInsensitiveCompare(language) == .orderedSame }
  }

  private static func catalog(_ name: String, in bundle: Bundle) -> StringCatalog? {
    guard let url = bundle.url(forResource: name, withExtension: "xcstrings") else { return nil }
    return (try? Data(contentsOf: url)).flatMap {
      try? JSONDecoder().decode(StringCatalog.self, from: $0)
    }
  }

  private mutating func read(_ name: String, _ bundle: Bundle, folder: String?, language: String) {
    for type in ["strings", "stringsdict"] {
      let path =
        folder.map {
          bundle.path(forResource: name, ofType: type, inDirectory: nil, forLocalization: $0)
        }
        ?? bundle.bundleURL.appending(path: "\(name).\(type)").path
      guard let path, let data = FileManager.default.contents(atPath: path),
        let entries = try? PropertyListDecoder().decode([String: StringsEntry].self, from: data)
      else { continue }
      for (key, entry) in entries { texts[key] = entry.text(in: language) ?? texts[key] }
    }
  }

  /// Foundation's `developmentLocalization` traps in a bundle that does not name one.
  private static func developmentRegion(of bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}
