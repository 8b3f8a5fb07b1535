/// A class, protocol, extension or similar declaration at one place in a file.
struct TypeDeclaration: Sendable {
  enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  var keyword: Keyword
  var keywordToken: Int
  /// The name in an expression at that place: `Outer.Inner`, or for a local type the path from its function.
  var path: String
  /// The key in the index: the path of the type; for a local type also its place, because types of several functions
  /// may share a name.
  var key = ""
  /// Whether it has type parameters of its own.
  var isGeneric: Bool
  /// Whether a `where` clause follows.
  var isConstrained: Bool
  /// Whether it is inside a function or closure.
  var isLocal: Bool
  /// The tokens of the braces around a local type that is in no other type there; it is visible between them.
  var scope: Range<Int>?
  /// Its place in `FileDeclarations.types`.
  var parent: Int?
  /// The innermost type around it, even if a function is between them.
  var enclosing: Int?
  /// The indices of the types directly in it.
  var children: [Int] = []
  /// Superclass and protocols as written, without generic arguments.
  var inheritance: [String]
  var attributes: [Attribute]
  var modifiers: Set<String>
  /// The offset at which a first inherited type can be inserted, in bytes, and whether a colon precedes it.
  var inheritancePosition: Int
  var hasColon: Bool
  /// The offset at which a last inherited type can be inserted, in bytes.
  var inheritanceEnd: Int
  /// The tokens of the two braces.
  var body: Range<Int>
  var members: [Member] = []
  var condition: String?
  /// Whether it is in a branch of `#if` that is never compiled on iOS.
  var isInactive = false

  /// Whether iOS code cannot use it.
  var isUnavailable: Bool { attributes.contains(where: \.marksUnavailable) }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
