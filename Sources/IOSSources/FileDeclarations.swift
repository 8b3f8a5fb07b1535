/// What a file declares and where it uses what must be translated.
struct FileDeclarations: Sendable {
  /// A `#selector`, `#keyPath` or literal, by its token.
  struct Use: Sendable {
    let token: Int
    /// The types around it, outermost first, as places in `types`.
    let enclosing: [Int]
  }

  var types: [TypeDeclaration] = []
  var attributes: [Attribute] = []
  var uses: [Use] = []
  /// The tokens of `import`, and of the words of the module's name.
  var imports: [(keyword: Int, path: [Int])] = []
  /// The tokens of `#if` and `#elseif`.
  var conditions: [Int] = []
}
