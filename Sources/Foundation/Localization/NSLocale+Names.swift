public import Foundation

extension NSLocale {
  /// The name of a locale in this locale's language; the identifier itself if the locale is unknown.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  /// The name of a language in this locale's language; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// The name of a country or region in this locale's language; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// The name of a script in this locale's language; nil for an unknown code.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }

  /// The name of a currency in this locale's language; nil for an unknown code.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  private var locale: Locale { self as Locale }
}
