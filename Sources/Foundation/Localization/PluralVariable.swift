/// The replacement for `%#@name@` in a localized format: a text for each plural category.
struct PluralVariable: Sendable, Equatable {
  /// The argument counted from one; nil for the next argument that the format has not used.
  var argument: Int?
  var forms: [PluralCategory: String] = [:]

  /// The form for a number.
  ///
  /// The form for zero is used whenever the number is zero, even in languages without that category.
  func form(for number: Double, in language: String) -> String {
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[UnicodeFormats.pluralCategory(of: number, in: language)] ?? forms[.other] ?? ""
  }
}
