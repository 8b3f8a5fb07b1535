/// What a file declares and where it uses what must be translated.
struct FileDeclarations: Sendable {
  /// A `#selector`, `#keyPath` or literal, by its token.
  struct Use: Sendable {
    let token: Int
    /// The innermost type around it, as a place in `types`.
    let type: Int?
  }

  var types: [TypeDeclaration] = []
  var attributes: [Attribute] = []
  var uses: [Use] = []
  /// The tokens of `import`, and of the words of the module's name.
  var imports: [(keyword: Int, path: [Int])] = []
  /// The tokens of `#if` and `#elseif`.
  var conditions: [Int] = []

  /// The type at `place` and those around it, innermost first.
  func types(around place: Int?) -> some Sequence<TypeDeclaration> {
    sequence(state: place) { next in
      guard let place = next else { return nil }
      next = types[place].enclosing
      return types[place]
    }
  }
}
