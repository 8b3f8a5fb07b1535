import Foundation
import Synchronization

/// The texts of one of a bundle's tables, in the preferred language.
///
/// It is read once for each choice of languages from `.strings`, `.stringsdict` and `.xcstrings`; for equal keys the
/// last one counts.
package struct StringTable: Sendable {
  private var texts: [String: LocalizedText] = [:]

  private struct Key: Hashable {
    let bundle: String
    let name: String
    let languages: [String]
  }

  private static let tables = Mutex<[Key: StringTable]>([:])

  /// The main bundle's path; Foundation computes it at each call, which took a thirtieth of the time to build and lay
  /// out 100 views.
  private static let mainPath = Bundle.main.bundlePath

  static func table(_ name: String?, in bundle: Bundle) -> StringTable {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let path = bundle === Bundle.main ? mainPath : bundle.bundlePath
    let key = Key(bundle: path, name: name, languages: PreferredLanguages.current)
    if let table = tables.withLock({ $0[key] }) { return table }
    let table = StringTable(name: name, bundle: bundle)
    tables.withLock { $0[key] = table }
    return table
  }

  /// The texts of a table by their keys; empty if the bundle has no such table.
  package static func texts(ofTable name: String, in bundle: Bundle) -> [String: String] {
    table(name, in: bundle).texts.mapValues(\.format)
  }

  subscript(key: String) -> LocalizedText? { texts[key] }

  /// The format of a text; for a text with plural rules it contains variables.
  ///
  /// Without a text the result is `value`, or the key if that is nil or empty.
  func format(for key: String, else value: String?) -> String {
    if let text = texts[key] { return PluralFormats.shared.format(of: text) }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Only the first file of each kind counts, as on iOS: a text that a translation lacks is not taken from another
  /// language.
  private init(name: String, bundle: Bundle) {
    let localizations = BundleLocalizations.of(bundle)
    for type in ["strings", "stringsdict"] {
      guard let file = bundle.url(forResource: name, withExtension: type) else { continue }
      read(file, language: localizations.language(of: file))
    }
    for folder in [bundle.resourceURL ?? bundle.bundleURL]
      + (MainBundle.standing(for: bundle)?.folders ?? [])
    {
      guard let catalog = StringCatalog.named(name, in: folder) else { continue }
      let order = BundleLocalizations.of(folder: folder).fallbacks
      let language = order.first(where: catalog.languages.contains)
      texts.merge(catalog.texts(in: language ?? catalog.sourceLanguage)) { $1 }
      break
    }
    if texts.isEmpty, bundle.bundleURL.pathExtension == "resources" {
      UndeclaredResources.report(
        ["strings", "stringsdict", "xcstrings"].map { "\(name).\($0)" }, in: bundle)
    }
  }

  private mutating func read(_ file: URL, language: String) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let entries = try? PropertyListDecoder().decode([String: StringsEntry].self, from: data)
    else { return }
    for (key, entry) in entries { texts[key] = entry.text(in: language) ?? texts[key] }
  }
}
