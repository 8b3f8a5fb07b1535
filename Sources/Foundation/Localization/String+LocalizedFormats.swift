public import Foundation

// Foundation's functions take any number of `any CVarArg` values; for up to four the compiler prefers these. They
// differ only for formats with plural rules, which Foundation on Linux does not support.

extension String {
  /// Formats a localized text with its values; plural rules choose its forms.
  public static func localizedStringWithFormat<A: CVarArg>(
    _ format: String, _ first: A
  ) -> String { String(localizedFormat: format, .current, [first]) }

  /// Formats a localized text with two values; plural rules choose its forms.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(
    _ format: String, _ first: A, _ second: B
  ) -> String { String(localizedFormat: format, .current, [first, second]) }

  /// Formats a localized text with three values; plural rules choose its forms.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C
  ) -> String { String(localizedFormat: format, .current, [first, second, third]) }

  /// With five or more values Foundation's function is called, which does not support plural rules.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> String { String(localizedFormat: format, .current, [first, second, third, fourth]) }

  /// Formats numbers without a locale; plural rules are those of the text's language.
  public init<A: CVarArg>(format: String, _ first: A) {
    self.init(localizedFormat: format, nil, [first])
  }

  /// Formats two values without a locale; plural rules follow the language of the text.
  public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
    self.init(localizedFormat: format, nil, [first, second])
  }

  /// Formats three values without a locale; plural rules follow the language of the text.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C
  ) {
    self.init(localizedFormat: format, nil, [first, second, third])
  }

  /// With five or more values Foundation's initializer is called, which does not support plural rules.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) {
    self.init(localizedFormat: format, nil, [first, second, third, fourth])
  }

  /// Formats numbers in the locale; plural rules are those of the text's language.
  public init<A: CVarArg>(
    format: String, locale: Locale?, _ first: A
  ) { self.init(localizedFormat: format, locale, [first]) }

  /// Formats two values in the locale; plural rules follow the language of the text.
  public init<A: CVarArg, B: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B
  ) { self.init(localizedFormat: format, locale, [first, second]) }

  /// Formats three values in the locale; plural rules follow the language of the text.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B, _ third: C
  ) { self.init(localizedFormat: format, locale, [first, second, third]) }

  /// With five or more values Foundation's initializer is called, which does not support plural rules.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) { self.init(localizedFormat: format, locale, [first, second, third, fourth]) }

  /// With an optional locale, or without one, Foundation's initializer is called, which does not support plural rules.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale, arguments)
  }

  /// Works like Foundation's `init(format:locale:arguments:)` with plural rules; translated sources call it instead.
  public init(_localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale, arguments)
  }

  private init(localizedFormat format: String, _ locale: Locale?, _ values: [any CVarArg]) {
    self =
      PluralFormats.shared.text(of: format)?.formatted(values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }
}
