/// A statement that enters something in the registry.
struct RegistryEntry: Sendable {
  let statement: String
  /// In the original: an error in the statement is told there.
  let line: Int
  /// The `#if` conditions around what is entered, nil for none.
  let condition: String?
}
