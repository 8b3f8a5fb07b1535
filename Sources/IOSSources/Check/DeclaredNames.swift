/// The names that sources declare.
struct DeclaredNames {
  /// The names of types and of other top-level declarations; an imported module may have its own type with such a name.
  private(set) var names: Set<String> = []
  /// Names that may follow a dot, including the cases of enums and the labels of tuples and arguments.
  private(set) var members: Set<String> = []
  /// Whether a type looks up its members by name at run time.
  private(set) var looksMembersUpDynamically = false

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var",
    "let", "case", "import",
  ]

  init(_ sources: [SourceText]) {
    for source in sources {
      for token in source.tokens.indices where source.isWord(token) { add(token, of: source) }
    }
    members.formUnion(names)
  }

  private mutating func add(_ token: Int, of source: SourceText) {
    if token > 0, Self.keywords.contains(source.spelling(token - 1)) {
      names.insert(source.word(token))
    } else if source.isSymbol(token - 1, ",") || source.isSymbol(token + 1, ":") {
      members.insert(source.word(token))
    } else if source.isWord(token, "dynamicMemberLookup") {
      looksMembersUpDynamically = true
    }
  }
}
