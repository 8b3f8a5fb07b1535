import Foundation
import Glibc

// unsafe: functions of Foundation's library are looked up by their names, and ours are called with a bundle as `self`.

/// Methods of `Bundle` that answer as on iOS.
///
/// Foundation's `localizedString(forKey:value:table:)` ends the program where a `.stringsdict` has the key, and reads no
/// `.xcstrings`; its choice of a language finds no language at all, so that the first folder in the order of the disk
/// wins. The main bundle of a package's tests has no resources, and what `Info.plist` of an app says is nowhere. A method of the same type in an extension would make each call ambiguous, and libraries that know nothing of
/// Darkroom call Foundation's. So that class gets the methods of this one, when the program starts.
@usableFromInline
class BundleMethods {
  // Each is called with a bundle as `self`. Their order is that of `symbols`.

  @usableFromInline
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    StringTable.table(tableName, in: bundle).format(for: key, else: value)
  }

  @usableFromInline
  var localizations: [String] { BundleLocalizations.of(bundle).names }

  @usableFromInline
  var preferredLocalizations: [String] { BundleLocalizations.of(bundle).preferred }

  /// Foundation's traps in a bundle that does not name a development region.
  @usableFromInline
  var developmentLocalization: String? { BundleLocalizations.of(bundle).development }

  @usableFromInline
  func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
    let found = BundleResources.all(of: bundle).lazy.compactMap {
      $0.url(name, ext, in: subdirectory, folders: $0.searchOrder)
    }.first
    if found == nil { UndeclaredResources.report(name, ext, missingIn: bundle) }
    return found
  }

  @usableFromInline
  func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String?,
    localization: String?
  ) -> URL? {
    BundleResources.all(of: bundle).lazy.compactMap {
      $0.url(name, ext, in: subdirectory, folders: $0.folders(localization))
    }.first
  }

  @usableFromInline
  func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [NSURL]? {
    BundleResources.all(of: bundle).flatMap {
      $0.urls(ext, in: subdirectory, folders: $0.searchOrder)
    }
  }

  @usableFromInline
  func urls(
    forResourcesWithExtension ext: String?, subdirectory: String?, localization: String?
  ) -> [NSURL]? {
    BundleResources.all(of: bundle).flatMap {
      $0.urls(ext, in: subdirectory, folders: $0.folders(localization))
    }
  }

  /// That of the app for the main bundle; that of a module has its name.
  @usableFromInline
  var infoDictionary: [String: Any]? {
    let own = bundle.foundationsInfoDictionary()
    if let module = ClassBundles.module(of: bundle) {
      return [kCFBundleNameKey: module, kCFBundleExecutableKey: module].merging(own ?? [:]) { $1 }
    }
    guard let app = MainBundle.standing(for: bundle)?.information, !app.isEmpty else { return own }
    return app.merging(own ?? [:]) { $1 }
  }

  @usableFromInline
  var bundleIdentifier: String? {
    bundle.foundationsIdentifier()
      ?? MainBundle.standing(for: bundle)?.information["CFBundleIdentifier"] as? String
  }

  @usableFromInline
  func object(forInfoDictionaryKey key: String) -> Any? {
    bundle.foundationsObject(forInfoDictionaryKey: key)
      ?? (ClassBundles.module(of: bundle) == nil
        ? MainBundle.standing(for: bundle)?.information[key] : infoDictionary?[key])
  }

  private var bundle: Bundle { unsafe unsafeBitCast(self as AnyObject, to: Bundle.self) }

  /// Foundation's own, as the library exports them.
  private static let symbols = [
    "15localizedString6forKey5value5tableS2S_SSSgAHtF", "13localizationsSaySSGvg",
    "22preferredLocalizationsSaySSGvg", "23developmentLocalizationSSSgvg",
    "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF",
    "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF",
    "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF",
    "4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF",
    "14infoDictionarySDySSypGSgvg", "16bundleIdentifierSSSgvg",
    "6object20forInfoDictionaryKeyypSgSS_tF",
  ].map { "$s10Foundation6BundleC" + $0 }

  /// Where the class has one of Foundation's methods it gets the one above; a class of another form is left as it is.
  fileprivate static func replaceFoundationsMethods() {
    let (table, own) = (MethodTable(Bundle.self), MethodTable(BundleMethods.self))
    var replacements: [UInt: UInt] = [:]
    for (symbol, index) in zip(symbols, own.indices) {
      guard let old = unsafe dlsym(nil, symbol) else { continue }
      replacements[UInt(bitPattern: old)] = own[index]
    }
    for index in table.indices {
      if let new = replacements[table[index]] { table[index] = new }
    }
  }
}

@section(".init_array") @used
private let methodsOfBundles: @convention(c) () -> Void = replaceMethodsOfBundles

private func replaceMethodsOfBundles() {
  BundleMethods.replaceFoundationsMethods()
  PreferredLanguages.forgetEarlierRuns()
}
