/// Where a class is declared.
struct ClassPlace: Hashable, Sendable {
  /// The index of the file among the sources of the module.
  let file: Int
  /// The index of the type among the types of the file.
  let type: Int
}
