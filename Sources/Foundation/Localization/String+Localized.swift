public import Foundation

extension String {
  /// The text of a table, with the values of the key in it.
  ///
  /// Tables are `.strings`, `.stringsdict` and `.xcstrings` files of the bundle; a key that no
  /// table has is its own text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// Where no table has the key the text is `defaultValue`; its values stand in the table's text, too.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, bundle, locale)
  }

  /// Looked up now, not when the resource was made: in the language of the resource's locale, or in the preferred one where
  /// that is the current locale.
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
