public import Foundation

extension String {
  /// Looks up a text in a table, and inserts the values of the key.
  ///
  /// Tables are `.strings`, `.stringsdict` and `.xcstrings` files of the bundle; a key that no table contains is its
  /// own text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// If no table contains the key, the text is `defaultValue`; its values are also inserted into a table's text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, bundle, locale)
  }

  /// Looks up the text now, not when the resource was created: in the language of the resource's locale, or in the
  /// preferred one if that is the current locale.
  public init(localized resource: LocalizedStringResource) {
    let languages =
      resource.locale == .current ? PreferredLanguages.override : [resource.locale.identifier]
    self = PreferredLanguages.$override.withValue(languages) {
      String(
        key: resource.key, resource.defaultValue, resource.table, resource.bundle.bundle,
        resource.locale)
    }
  }

  private init(
    key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) {
    let text =
      StringTable.table(table, in: bundle ?? .main)[key]
      ?? LocalizedText(
        format: value.key, language: locale.language.languageCode?.identifier ?? "en")
    self = text.formatted(value.arguments.map(\.value), locale: locale)
  }
}
