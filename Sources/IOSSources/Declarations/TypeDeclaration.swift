/// A class, protocol, extension, … as one place of a file declares it.
struct TypeDeclaration: Sendable {
  enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  var keyword: Keyword
  var keywordToken: Int
  /// As an expression names it there: `Outer.Inner`, or the path from the function that a local type is in.
  var path: String
  /// What the index knows it by: its path, and where it is local to a function its place too, because
  /// types of several functions may share a name.
  var key = ""
  /// Whether it has type parameters of its own.
  var isGeneric: Bool
  /// Whether a `where` clause follows.
  var isConstrained: Bool
  /// Whether a function or closure is around it.
  var isLocal: Bool
  /// The tokens of the braces around a local type that is in no other type there; it can be seen between them.
  var scope: Range<Int>?
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
  /// Where a last inherited type may be inserted, in bytes.
  var inheritanceEnd: Int
  /// The tokens of the two braces.
  var body: Range<Int>
  var members: [Member] = []
  var condition: String?
  /// Whether it stands in a branch of `#if` that is never taken on iOS.
  var isInactive = false

  /// Whether iOS code cannot use it.
  var isUnavailable: Bool { attributes.contains(where: \.marksUnavailable) }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
