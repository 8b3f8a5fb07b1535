import Testing

/// The arguments of a case of a parameterized test, as Swift Testing prints them: `name → "Anna", size → .large`.
enum CaseArguments {
  /// The length above which texts are shortened, because they share a line with the name of a snapshot.
  private static let mostCharacters = 120

  /// Returns nil if the test has no arguments.
  ///
  /// Swift Testing has no public API for them, so they are found by reflection; nil as well if a later version hides
  /// them.
  static func text(of testCase: Test.Case?) -> String? {
    guard let testCase, testCase.isParameterized,
      let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let list = Mirror(reflecting: payload).descendant("arguments")
    else { return nil }
    let arguments = Mirror(reflecting: list).children.map { argument(Mirror(reflecting: $0.value)) }
    guard !arguments.isEmpty, !arguments.contains(nil) else { return nil }
    let text = arguments.compactMap(\.self).joined(separator: ", ")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.count <= mostCharacters ? text : "\(text.prefix(mostCharacters - 1))…"
  }

  /// The label is the parameter's name inside the function.
  private static func argument(_ argument: Mirror) -> String? {
    guard let value = argument.descendant("value") else { return nil }
    let text = String(describingForTest: value)
    guard let first = argument.descendant("parameter", "firstName") as? String else { return text }
    let second = argument.descendant("parameter", "secondName") as? String?
    let label = (second ?? nil) ?? first
    return label == "_" ? text : "\(label) → \(text)"
  }
}
