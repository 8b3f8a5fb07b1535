import Foundation
import Synchronization

/// A string catalog, `.xcstrings`, which Xcode compiles to tables and SwiftPM copies.
struct StringCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable, Sendable {
    var value: String
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The value for an iPhone, if it differs between devices.
    var value: String? {
      stringUnit?.value ?? (variations?.device?["iphone"] ?? variations?.device?["other"])?.value
    }
  }

  private static let known = Mutex<[String: StringCatalog]>([:])

  /// The catalogs among the resources of a bundle; Xcode stores those of nibs and storyboards in `mul.lproj`.
  static func all(in folder: URL) -> [StringCatalog] {
    places(in: folder).flatMap { place in
      place.namesInside.filter { $0.hasSuffix(".xcstrings") }
        .compactMap { read(place.appending(path: $0)) }
    }
  }

  /// The catalog of a table, if there is one.
  static func named(_ name: String, in folder: URL) -> StringCatalog? {
    places(in: folder).lazy.compactMap { read($0.appending(path: "\(name).xcstrings")) }.first
  }

  private static func places(in folder: URL) -> [URL] {
    [folder, folder.appending(path: "\(LocalizationName.multiple).lproj")]
  }

  /// Reads a file once; nil if it is missing or does not have Xcode's format.
  private static func read(_ file: URL) -> StringCatalog? {
    if let catalog = known.withLock({ $0[file.path] }) { return catalog }
    guard let data = FileManager.default.contents(atPath: file.path),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return nil }
    known.withLock { $0[file.path] = catalog }
    return catalog
  }

  var sourceLanguage: String
  var strings: [String: Entry]

  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) {
      $0.formUnion($1.localizations?.keys.map { $0 } ?? [])
    }
  }

  /// The texts by key; a key without a translation is its own text.
  func texts(in language: String) -> [String: LocalizedText] {
    strings.reduce(into: [:]) { texts, entry in
      let localizations = entry.value.localizations ?? [:]
      guard let localization = localizations[language] ?? localizations[sourceLanguage] else {
        texts[entry.key] = LocalizedText(format: entry.key, language: language)
        return
      }
      texts[entry.key] = Self.text(localization, key: entry.key, language: language)
    }
  }

  private static func text(_ localization: Localization, key: String, language: String)
    -> LocalizedText
  {
    var text = LocalizedText(format: localization.value ?? key, language: language)
    if let plural = localization.variations?.plural {
      text.format = "%#@ @"
      text.variables[" "] = PluralVariable(forms: forms(plural))
    }
    for (name, substitution) in localization.substitutions ?? [:] {
      let forms = forms(substitution.variations?.plural ?? [:]).mapValues {
        $0.replacing("%arg", with: "%" + (substitution.formatSpecifier ?? "lld"))
      }
      text.variables[name] = PluralVariable(argument: substitution.argNum, forms: forms)
    }
    return text
  }

  private static func forms(_ plural: [String: Localization]) -> [PluralCategory: String] {
    plural.reduce(into: [:]) { forms, entry in
      if let category = PluralCategory(rawValue: entry.key) { forms[category] = entry.value.value }
    }
  }
}
