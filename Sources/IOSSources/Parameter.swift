/// One parameter of a method, as written.
struct Parameter: Equatable, Sendable {
  /// Empty for `_`.
  let label: String
  let name: String
  /// With attributes and `inout`, without default value.
  let type: String
}
