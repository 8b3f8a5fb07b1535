/// What stands for `%#@name@` in a localized format: a text for each category of number.
struct PluralVariable: Sendable, Equatable {
  /// Counted from one; nil is the next argument that the format has not used.
  var argument: Int?
  var forms: [PluralCategory: String] = [:]

  /// The form for zero is taken wherever the number is zero, in languages without that category
  /// too.
  func form(for number: Double, in language: String) -> String {
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[UnicodeFormats.pluralCategory(of: number, in: language)] ?? forms[.other] ?? ""
  }
}
