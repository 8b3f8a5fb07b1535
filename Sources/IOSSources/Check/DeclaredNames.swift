/// The names that sources give to what they declare.
struct DeclaredNames {
  /// Names of types and of other declarations at the top of a file; an imported module may have a type of its own name.
  private(set) var names: Set<String> = []
  /// Names that may stand behind a dot: also the cases of enums and the labels of tuples and arguments.
  private(set) var members: Set<String> = []
  /// Whether a type finds its members by their names when it runs.
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
