import Foundation
import Synchronization

/// The localizations of a bundle, and the order in which they are searched for files.
package struct BundleLocalizations: Sendable {
  /// The sorted names of localizations: those of `.lproj` folders including `Base`, of string catalogs and of
  /// `Info.plist`.
  let names: [String]
  /// The development language in `Info.plist`, where SwiftPM writes the manifest's `defaultLocalization`.
  let development: String?
  /// The folders with their extension, by the name of the localization.
  private let folders: [String: String]

  private static let known = Mutex<[String: BundleLocalizations]>([:])

  /// The localizations of the bundle in a folder; empty if it cannot be opened.
  package static func of(folder: URL) -> BundleLocalizations {
    if let localizations = known.withLock({ $0[folder.path] }) { return localizations }
    return of(Bundle(url: folder) ?? .main)
  }

  /// Read once for each bundle.
  package static func of(_ bundle: Bundle) -> BundleLocalizations {
    let path = bundle.bundlePath
    if let localizations = known.withLock({ $0[path] }) { return localizations }
    let localizations = BundleLocalizations(bundle)
    known.withLock { $0[path] = localizations }
    return localizations
  }

  private init(_ bundle: Bundle) {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    let info = bundle.infoDictionary
    let development = info?["CFBundleDevelopmentRegion"] as? String
    let folders = resources.namesInside.filter { $0.hasSuffix(".lproj") }.reduce(
      into: [String: String]()
    ) { $0[LocalizationName.canonical(String($1.dropLast(".lproj".count)))] = $1 }
    var names = Set(folders.keys).union(info?["CFBundleLocalizations"] as? [String] ?? [])
    names.remove(LocalizationName.multiple)
    for catalog in StringCatalog.all(in: resources) { names.formUnion(catalog.languages) }
    // The contents of Base.lproj are in the development language.
    if let development, names.isEmpty || names.contains(LocalizationName.base),
      LanguageMatching.matches(of: [development], among: Array(names)).isEmpty
    {
      names.insert(development)
    }
    self.names = names.sorted()
    self.development = development
    self.folders = folders
  }

  /// The localizations to use, the best one first.
  ///
  /// They are those that match the requested languages, or else the development language, or else English, or else the
  /// first.
  ///
  /// - SeeAlso: Apple's Technical Q&A QA1828, "How iOS Determines the Language For Your App". We differ: the languages of the
  ///   main bundle, which runs the tests, do not limit those of other bundles.
  package var preferred: [String] {
    let languages = names.filter { $0 != LocalizationName.base }
    let wishes = [PreferredLanguages.current, development.map { [$0] } ?? [], ["en"]]
    for wish in wishes {
      let found = LanguageMatching.matches(of: wish, among: languages)
      if !found.isEmpty { return found }
    }
    return [languages.first ?? development ?? "en"]
  }

  /// The preferred localizations followed by the development language, which provides files that a translation lacks.
  var fallbacks: [String] {
    let languages = names.filter { $0 != LocalizationName.base }
    let development = development.map { LanguageMatching.matches(of: [$0], among: languages) }
    return unique(preferred + (development ?? []))
  }

  /// The folders to search for a file, such as `de.lproj`, `Base.lproj` and `en.lproj`.
  package var searchOrder: [String] {
    guard !folders.isEmpty else { return [] }
    let languages = fallbacks
    return (languages.prefix(1) + [LocalizationName.base] + languages.dropFirst())
      .compactMap { folders[$0] }
  }

  /// The folder of a localization, ignoring case.
  func folder(of name: String) -> String? {
    folders[name] ?? folders[LocalizationName.canonical(name.lowercased())]
  }

  /// The language of a file's contents: that of its folder, or else the preferred one.
  func language(of file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return preferred.first ?? "en" }
    let name = LocalizationName.canonical(folder.deletingPathExtension().lastPathComponent)
    return name == LocalizationName.base ? development ?? "en" : name
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
