/// A class, protocol, extension, … as one place of a file declares it.
struct TypeDeclaration: Sendable {
  enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  var keyword: Keyword
  var keywordToken: Int
  /// As an expression names it there: `Outer.Inner`, or the path from the function that a local type is in.
  var path: String
  /// Whether it has type parameters of its own.
  var isGeneric: Bool
  /// Whether a `where` clause follows.
  var isConstrained: Bool
  /// Whether a function or closure is around it.
  var isLocal: Bool
  /// Its place in `FileDeclarations.types`.
  var parent: Int?
  /// The innermost type around it, even where a function stands between.
  var enclosing: Int?
  /// The places of the types directly in it.
  var children: [Int] = []
  /// Superclass and protocols as written, without generic arguments.
  var inheritance: [String]
  var attributes: [Attribute]
  var modifiers: Set<String>
  /// Where a first inherited type may be inserted, in bytes, and whether a colon stands before it.
  var inheritancePosition: Int
  var hasColon: Bool
  /// The tokens of the two braces.
  var body: Range<Int>
  var members: [Member] = []
  var condition: String?

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
