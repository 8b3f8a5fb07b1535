/// The entry of a table for a key.
struct LocalizedText: Sendable, Equatable {
  var format: String
  var variables: [String: PluralVariable] = [:]
  /// Whose plural rules count.
  var language = "en"
}
