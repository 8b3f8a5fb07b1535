/// Where a class is declared.
struct ClassPlace: Hashable, Sendable {
  /// As a place among the sources of the module.
  let file: Int
  /// As a place among the types of the file.
  let type: Int
}
