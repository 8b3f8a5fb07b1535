import DarkroomIOSSources

/// Reads the declarations of a file that clients see.
///
/// It follows the heads of declarations and steps over bodies and expressions. Overrides are left
/// out, since the class above declared the name, and so is what `@_spi` hides.
struct DeclarationReader: Sendable {
  /// Types that the file declares, by their path, and whether clients see them.
  private(set) var types: [String: Bool] = [:]
  /// Protocols among them that clients see.
  private(set) var protocols: Set<String> = []
  private(set) var declarations: [PublicDeclaration] = []

  private let source: SourceText
  private var index = 0
  private var attributes: Set<String> = []
  private var modifiers: Set<String> = []
  private var scopes: [Scope] = []

  /// A type or extension whose braces are open.
  private struct Scope: Sendable {
    let path: String
    /// Whether what stands here without an access level is as visible as the scope is.
    let lendsAccess: Bool
    let isEnum: Bool
    let end: Int
  }

  init(_ source: SourceText) {
    self.source = source
    while index < source.tokens.count { step() }
  }

  private mutating func step() {
    while let scope = scopes.last, index >= scope.end { scopes.removeLast() }
    switch spelling(index) {
    case "@": attribute()
    case "(", "[", "{": skip(to: source.closing(index) + 1)
    case let word where source.tokens[index].kind == .word && !isMemberAccess: read(word)
    default: skip(to: index + 1)
    }
  }

  private mutating func read(_ word: String) {
    switch word {
    case "class" where Self.modifiers.contains(spelling(index + 1)),
      "class" where ["func", "var", "subscript"].contains(spelling(index + 1)):
      modifier("class")
    case "struct", "class", "enum", "actor", "protocol", "extension": type(word)
    case "func", "init", "subscript": callable(word)
    case "var", "let": variables()
    case "typealias", "associatedtype":
      add(.member, spelling(index + 1))
      skip(to: index + 2)
    case "case": cases()
    case _ where Self.modifiers.contains(word): modifier(word)
    default: skip(to: index + 1)
    }
  }

  /// Goes on at a token that belongs to no head of a declaration.
  private mutating func skip(to next: Int) {
    index = max(next, index + 1)
    attributes = []
    modifiers = []
  }
}

extension DeclarationReader {
  private mutating func attribute() {
    attributes.insert(spelling(index + 1))
    index += 2
    while spelling(index) == "." { index += 2 }
    if spelling(index) == "(", !source.tokens[index].followsSpace {
      index = source.closing(index) + 1
    }
  }

  /// A modifier with parentheses, `private(set)`, says nothing about who sees the declaration.
  private mutating func modifier(_ word: String) {
    index += 1
    if spelling(index) == "(", !source.tokens[index].followsSpace {
      index = source.closing(index) + 1
    } else {
      modifiers.insert(word)
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "weak", "unowned", "lazy", "dynamic", "required", "convenience", "mutating",
    "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix", "unsafe",
    "borrowing", "consuming",
  ]

  private mutating func type(_ keyword: String) {
    var next = index + 1
    var name = spelling(next)
    next += 1
    while spelling(next) == "." {
      name += "." + spelling(next + 1)
      next += 2
    }
    while next < source.tokens.count, spelling(next) != "{" {
      next = ["(", "["].contains(spelling(next)) ? source.closing(next) + 1 : next + 1
    }
    let path = scopes.last.map { "\($0.path).\(name)" } ?? name
    if keyword != "extension" {
      types[path] = isVisible
      if keyword == "protocol", isVisible { protocols.insert(path) }
      add(.type, name)
    }
    let lends = keyword == "protocol" ? isVisible : keyword == "extension" && isPublic
    let scope = Scope(
      path: path, lendsAccess: lends, isEnum: keyword == "enum" && isVisible,
      end: source.closing(next))
    skip(to: next + 1)
    scopes.append(scope)
  }

  private mutating func callable(_ keyword: String) {
    var next = index + 1
    var name = keyword
    if keyword == "func" {
      (name, next) = functionName(next)
    }
    while ["?", "!"].contains(spelling(next)) { next += 1 }
    if spelling(next) == "<" { next = source.afterAngles(next) }
    guard spelling(next) == "(" else { return skip(to: next) }
    let isOperator = keyword == "func" && source.tokens[index + 1].kind != .word
    let labels = parameterLabels(next, of: keyword).map { isOperator ? "_" : $0 }
    add(.member, name + "(" + labels.map { $0 + ":" }.joined() + ")")
    skip(to: source.closing(next) + 1)
  }

  /// A word, or the operator that the symbols from `first` on spell, and the token behind it.
  private func functionName(_ first: Int) -> (name: String, next: Int) {
    if source.tokens[first].kind == .word { return (source.word(first), first + 1) }
    var next = first
    var name = ""
    while spelling(next) != "(", name.isEmpty || source.tokens[next + 1].kind != .word {
      name += spelling(next)
      next += 1
    }
    return (name, next)
  }

  private func parameterLabels(_ open: Int, of keyword: String) -> [String] {
    var labels: [String] = []
    var next = open + 1
    let end = source.closing(open)
    while next < end {
      while spelling(next) == "@" { next += 2 }
      let isNamedTwice = source.tokens[next + 1].kind == .word
      labels.append(keyword == "subscript" && !isNamedTwice ? "_" : source.word(next))
      while next < end, spelling(next) != "," {
        next = ["(", "[", "{"].contains(spelling(next)) ? source.closing(next) + 1 : next + 1
        if spelling(next) == "<" { next = source.afterAngles(next) }
      }
      next += 1
    }
    return labels
  }

  /// Names of one `var` or `let`: `m11, m12: CGFloat` are two.
  private mutating func variables() {
    add(.member, source.word(index + 1))
    var next = index + 2
    while spelling(next) == ",", source.tokens[next + 1].kind == .word {
      add(.member, source.word(next + 1))
      next += 2
    }
    skip(to: next)
  }

  private mutating func cases() {
    guard scopes.last?.isEnum == true else { return skip(to: index + 1) }
    var next = index + 1
    while source.tokens[next].kind == .word {
      add(.member, source.word(next), lendsAccess: true)
      next += 1
      if spelling(next) == "(" { next = source.closing(next) + 1 }
      if spelling(next) == "=" { next += spelling(next + 1) == "-" ? 3 : 2 }
      guard spelling(next) == "," else { break }
      next += 1
    }
    skip(to: next)
  }
}

extension DeclarationReader {
  private var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  private var isVisible: Bool {
    let narrower: Set<String> = ["private", "fileprivate", "internal", "package"]
    return isPublic || scopes.last?.lendsAccess == true && modifiers.isDisjoint(with: narrower)
  }

  private mutating func add(
    _ kind: PublicDeclaration.Kind, _ name: String, lendsAccess: Bool = false
  ) {
    guard isVisible || lendsAccess, !modifiers.contains("override"), !attributes.contains("_spi")
    else { return }
    let line = source.position(of: source.tokens[index].range.lowerBound).line
    declarations.append(
      PublicDeclaration(
        kind: kind, owner: scopes.last?.path ?? "", name: name, place: "\(source.path):\(line)",
        isDisfavored: attributes.contains("_disfavoredOverload")))
  }

  /// `.init` and `.self` are uses, not declarations.
  private var isMemberAccess: Bool { index > 0 && spelling(index - 1) == "." }

  private func spelling(_ index: Int) -> String { source.spelling(index) }
}
