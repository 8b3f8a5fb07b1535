/// The declarations of a file, and the places that must be translated.
struct FileDeclarations: Sendable {
  /// A `#selector`, `#keyPath`, `#available`, `#Preview` or literal, by its token.
  struct Use: Sendable {
    let token: Int
    /// The innermost type around it, as an index into `types`.
    let type: Int?
    /// The `#if` conditions around it; nil if there are none.
    var condition: String?
  }

  var types: [TypeDeclaration] = []
  var attributes: [Attribute] = []
  var uses: [Use] = []
  /// The tokens of `import`, and of the words of the module's name.
  var imports: [(keyword: Int, path: [Int])] = []
  /// The names of the modules that iOS imports.
  var modules: Set<String> = []
  /// The tokens of those `import`s that depend on conditions other than the platform iOS.
  var uncertainImports: Set<Int> = []
  /// Branches of `#if` that are never compiled on iOS, in bytes and in order.
  var inactive: [Range<Int>] = []
  /// The indices of local types that are in no other type of their function, by name.
  var localTypes: [String: [Int]] = [:]
  /// The tokens of `#if` and `#elseif`.
  var conditions: [Int] = []

  /// Whether the byte at `offset` is never compiled on iOS.
  func isInactive(_ offset: Int) -> Bool {
    let next = inactive.indices.partitioningIndex { inactive[$0].upperBound > offset }
    return next < inactive.count && inactive[next].contains(offset)
  }

  /// The index's key of the type that is called `name` at a token, where local types hide others.
  func key(of name: String, at token: Int) -> String {
    let first = String(name.prefix { $0 != "." })
    let visible = localTypes[first]?.filter { types[$0].scope?.contains(token) == true }
    guard
      let nearest = visible?.max(by: {
        types[$0].scope?.lowerBound ?? 0 < types[$1].scope?.lowerBound ?? 0
      })
    else { return name }
    return types[nearest].key + name.dropFirst(first.count)
  }

  /// The type at `place` and those around it, innermost first.
  func types(around place: Int?) -> some Sequence<TypeDeclaration> {
    sequence(state: place) { next in
      guard let place = next else { return nil }
      next = types[place].enclosing
      return types[place]
    }
  }
}
