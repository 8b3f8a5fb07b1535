public import Foundation

// Foundation's functions take any number of values as `any CVarArg`; where there are up to four, the compiler prefers
// these. They differ for formats with plural rules alone, which Foundation on Linux does not know.

extension String {
  /// The format of a localized text with its values; plural rules choose its forms.
  public static func localizedStringWithFormat<A: CVarArg>(
    _ format: String, _ first: A
  ) -> String { String(localizedFormat: format, .current, [first]) }

  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(
    _ format: String, _ first: A, _ second: B
  ) -> String { String(localizedFormat: format, .current, [first, second]) }

  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C
  ) -> String { String(localizedFormat: format, .current, [first, second, third]) }

  /// With five values and more it is Foundation's, which knows no plural rules.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> String { String(localizedFormat: format, .current, [first, second, third, fourth]) }

  /// Numbers are those of no locale; plural rules are the language's of the text.
  public init<A: CVarArg>(format: String, _ first: A) {
    self.init(localizedFormat: format, nil, [first])
  }

  public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
    self.init(localizedFormat: format, nil, [first, second])
  }

  public init<A: CVarArg, B: CVarArg, C: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C
  ) {
    self.init(localizedFormat: format, nil, [first, second, third])
  }

  /// With five values and more it is Foundation's, which knows no plural rules.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) {
    self.init(localizedFormat: format, nil, [first, second, third, fourth])
  }

  /// The locale is for numbers; plural rules are the language's of the text.
  public init<A: CVarArg>(
    format: String, locale: Locale?, _ first: A
  ) { self.init(localizedFormat: format, locale, [first]) }

  public init<A: CVarArg, B: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B
  ) { self.init(localizedFormat: format, locale, [first, second]) }

  public init<A: CVarArg, B: CVarArg, C: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B, _ third: C
  ) { self.init(localizedFormat: format, locale, [first, second, third]) }

  /// With five values and more it is Foundation's, which knows no plural rules.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, locale: Locale?, _ first: A, _ second: B, _ third: C, _ fourth: D
  ) { self.init(localizedFormat: format, locale, [first, second, third, fourth]) }

  /// With a locale that may be nil, and without one, it is Foundation's, which knows no plural rules.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale, arguments)
  }

  /// As Foundation's `init(format:locale:arguments:)`, with plural rules: what translated sources call in its place.
  public init(_localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self.init(localizedFormat: format, locale, arguments)
  }

  private init(localizedFormat format: String, _ locale: Locale?, _ values: [any CVarArg]) {
    self =
      PluralFormats.shared.text(of: format)?.formatted(values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }
}
