/// Finds types, their members, attributes and uses in the tokens of a file.
///
/// It follows braces and reads the heads of declarations; bodies and expressions it only walks through.
struct DeclarationParser {
  let source: SourceText
  var index = 0
  var result = FileDeclarations()
  private var scopes: [Scope] = []
  /// How many of the scopes are code.
  private var codeDepth = 0
  /// The innermost type around each scope, as a place in the result.
  private var types: [Int?] = []
  /// What stands before the next declaration's keyword.
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []
  private var headStart: Int?
  /// For each `#if` that is open: the conditions of its earlier branches, and of this one.
  private var branches: [(earlier: [String], current: String)] = []

  /// The compiler takes no more; types farther in are not looked for.
  private static let maximumNesting = 256

  private enum Scope {
    case type(Int)
    case code
  }

  init(_ source: SourceText) { self.source = source }

  static func declarations(of source: SourceText) -> FileDeclarations {
    var parser = DeclarationParser(source)
    while parser.index < source.tokens.count { parser.step() }
    return parser.result
  }

  private mutating func step() {
    switch source.tokens[index].kind {
    case .pound: pound()
    case .word: word()
    case .symbol: symbol()
    default: other()
    }
  }

  private mutating func symbol() {
    if source.isSymbol(index, "@"), source.isWord(index + 1) { return attribute() }
    if source.isSymbol(index, "{") { open(.code) }
    if source.isSymbol(index, "}") { close() }
    other()
  }

  private var innermostType: Int? { types.last ?? nil }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    switch scope {
    case .type(let type): types.append(type)
    case .code:
      types.append(innermostType)
      codeDepth += 1
    }
  }

  private mutating func close() {
    if case .code? = scopes.popLast() { codeDepth -= 1 }
    _ = types.popLast()
  }

  private mutating func word() {
    // `.final` and `case final, open` are names.
    let isName = index > 0 && (source.isSymbol(index - 1, ".") || source.isWord(index - 1, "case"))
    if isName { return other() }
    let spelling = source.spelling(index)
    if spelling == "import", source.isWord(index + 1) { return importLine() }
    if scopes.count < Self.maximumNesting,
      let keyword = TypeDeclaration.Keyword(rawValue: spelling), let head = typeHead(keyword)
    {
      return enter(head)
    }
    if spelling == "func" {
      let start = index
      if let member = method() {
        collect(start..<index)
        return add(member)
      }
    }
    if case .type? = scopes.last {
      let start = index
      if spelling == "var" || spelling == "let", let member = property() {
        collect(start..<index)
        return add(member)
      }
      if spelling == "init" || spelling == "subscript" { return skipParameters() }
    }
    if Self.modifiers.contains(spelling) { return modifier(spelling) }
    other()
  }

  /// Steps over a token that belongs to no head of a declaration.
  private mutating func other() {
    index += 1
    clearHead()
  }

  private mutating func clearHead() {
    attributes = []
    modifiers = []
    headStart = nil
  }

  /// `init(class name: String)` declares no class.
  private mutating func skipParameters() {
    other()
    while source.isSymbol(index, "?") || source.isSymbol(index, "!") { index += 1 }
    if source.isSymbol(index, "<") { index = afterAngles(index) }
    guard source.isSymbol(index, "(") else { return }
    let start = index
    index = source.closing(index) + 1
    collect(start..<index)
  }

  /// Notes the attributes and uses in a signature that is stepped over.
  private mutating func collect(_ tokens: Range<Int>) {
    for token in tokens {
      if source.isSymbol(token, "@"), source.isWord(token + 1) {
        result.attributes.append(attribute(at: token, withArgument: false).attribute)
      } else if source.tokens[token].kind == .pound, Self.uses.contains(source.spelling(token)) {
        use(token)
      }
    }
  }

  private mutating func add(_ member: Member) {
    guard case .type(let type)? = scopes.last else { return clearHead() }
    var member = member
    member.attributes = attributes
    member.modifiers = modifiers
    if result.types[type].keyword != .protocol { member.modifiers.remove("optional") }
    member.condition = condition
    if let headStart { member.range = headStart..<member.range.upperBound }
    let end =
      source.isSymbol(index, "{")
      ? source.tokens[source.closing(index)].range.upperBound : member.range.upperBound
    member.fullRange = member.range.lowerBound..<end
    result.types[type].members.append(member)
    clearHead()
  }

  private mutating func enter(_ type: TypeDeclaration) {
    var type = type
    type.attributes = attributes
    type.modifiers = modifiers
    type.condition = condition
    if case .type(let parent)? = scopes.last { type.parent = parent }
    type.enclosing = innermostType
    type.isLocal = codeDepth > 0
    type.path = path(to: type)
    collect(index..<type.body.lowerBound)
    index = type.body.lowerBound + 1
    result.types.append(type)
    if let parent = type.parent { result.types[parent].children.append(result.types.count - 1) }
    open(.type(result.types.count - 1))
    clearHead()
  }

  private func path(to type: TypeDeclaration) -> String {
    guard let parent = type.parent else { return type.path }
    return result.types[parent].path + "." + type.path
  }

  private mutating func attribute() {
    headStart = headStart ?? source.tokens[index].range.lowerBound
    let (attribute, last) = attribute(at: index)
    attributes.append(attribute)
    result.attributes.append(attribute)
    collect(index + 2..<last + 1)
    index = last + 1
  }

  /// The attribute whose `@` is there, and its last token.
  private func attribute(
    at token: Int, withArgument: Bool = true
  ) -> (attribute: Attribute, last: Int) {
    let first = source.tokens[token].range.lowerBound
    let name = source.word(token + 1)
    var last = token + 1
    while source.isSymbol(last + 1, "."), source.isWord(last + 2) { last += 2 }
    if source.isSymbol(last + 1, "<"), !source.tokens[last + 1].followsSpace {
      last = afterAngles(last + 1) - 1
    }
    var argument: String?
    if source.isSymbol(last + 1, "("), !source.tokens[last + 1].followsSpace,
      !["autoclosure", "escaping", "Sendable"].contains(name)
    {
      let open = last + 1
      last = source.closing(open)
      if withArgument { argument = text(source.inside(open), after: open) }
    }
    let range = first..<source.tokens[last].range.upperBound
    return (Attribute(name: name, argument: argument, range: range), last)
  }

  private mutating func modifier(_ spelling: String) {
    headStart = headStart ?? source.tokens[index].range.lowerBound
    modifiers.insert(spelling)
    index += 1
    guard source.isSymbol(index, "("), !source.tokens[index].followsSpace else { return }
    let last = source.closing(index)
    modifiers.remove(spelling)
    modifiers.insert("\(spelling)(\(source.spelling(index + 1)))")
    index = last + 1
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "weak", "unowned", "lazy", "dynamic", "optional", "required", "convenience",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "distributed", "unsafe", "borrowing", "consuming",
  ]

  private mutating func importLine() {
    let keyword = index
    index += 1
    if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      .contains(source.spelling(index)), source.isWord(index + 1)
    {
      index += 1
    }
    var path: [Int] = []
    while source.isWord(index) {
      path.append(index)
      index += 1
      guard source.isSymbol(index, ".") else { break }
      index += 1
    }
    result.imports.append((keyword, path))
    clearHead()
  }
}

extension DeclarationParser {
  private mutating func pound() {
    let spelling = source.spelling(index)
    switch spelling {
    case "#if":
      branches.append(([], conditionLine()))
    case "#elseif", "#else":
      let current = branches.popLast() ?? ([], "")
      let next = spelling == "#else" ? "" : conditionLine()
      branches.append((current.earlier + [current.current], next))
    case "#endif":
      _ = branches.popLast()
    default:
      if Self.uses.contains(spelling) { use(index) }
      clearHead()
    }
    index += 1
  }

  private static let uses: Set<String> = [
    "#selector", "#keyPath", "#colorLiteral", "#imageLiteral", "#fileLiteral",
  ]

  private mutating func use(_ token: Int) {
    result.uses.append(FileDeclarations.Use(token: token, type: innermostType))
  }

  /// The text from here to the end of the line.
  private mutating func conditionLine() -> String {
    result.conditions.append(index)
    let last = source.conditionEnd(index)
    guard last > index else { return "" }
    return ConditionTranslation.text(of: source, tokens: index + 1..<last + 1)
  }

  /// The conditions of all branches around, nil without any.
  private var condition: String? {
    let all = branches.flatMap { branch in
      branch.earlier.map { "!(\($0))" } + (branch.current.isEmpty ? [] : ["(\(branch.current))"])
    }
    return all.isEmpty ? nil : all.joined(separator: " && ")
  }
}
