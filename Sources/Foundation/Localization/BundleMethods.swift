import Foundation
import Glibc

// unsafe: functions of Foundation's library are looked up by their names, and ours are called with a bundle as `self`.

/// Methods of `Bundle` with the behavior of iOS.
///
/// Foundation's `localizedString(forKey:value:table:)` ends the program if a `.stringsdict` contains the key, and it
/// does not read `.xcstrings`. Its choice of a language never finds one, so the first folder on disk is used. The main
/// bundle of a package's tests has no resources, and the entries of an app's `Info.plist` are not available. A method
/// with the same type in an extension would make each call ambiguous, and libraries that do not know Darkroom call
/// Foundation's. So that class gets the methods of this one when the program starts.
@usableFromInline
class BundleMethods {
  // Each method is called with a bundle as `self`. Their order is that of `symbols`.

  @usableFromInline
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    StringTable.table(tableName, in: bundle).format(for: key, else: value)
  }

  @usableFromInline
  var localizations: [String] { BundleLocalizations.of(bundle).names }

  @usableFromInline
  var preferredLocalizations: [String] { BundleLocalizations.of(bundle).preferred }

  /// The development localization; Foundation's method traps for a bundle without one.
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

  /// The information dictionary: the app's for the main bundle, while that of a module contains its name.
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

  /// The symbols of Foundation's own methods, as its library exports them.
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

  /// Replaces Foundation's methods in the class's table by those above; a class with another layout is not changed.
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
