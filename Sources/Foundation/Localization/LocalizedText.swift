/// What a table has for a key.
struct LocalizedText: Sendable, Equatable {
  var format: String
  var variables: [String: PluralVariable] = [:]
  /// Whose plural rules count.
  var language = "en"
}
