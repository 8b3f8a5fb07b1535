/// Finds types, their members, attributes and uses in the tokens of a file.
///
/// It tracks braces and parses the headers of declarations; it only scans bodies and expressions.
struct DeclarationParser {
  let source: SourceText
  var index = 0
  var result = FileDeclarations()
  private var scopes: [Scope] = []
  /// The number of scopes that contain code.
  private var codeDepth = 0
  /// The innermost type around each scope, as an index into the result.
  private var types: [Int?] = []
  /// The tokens before the next declaration's keyword.
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []
  private var headStart: Int?
  /// The `#if`s that are open.
  private var branches: [ConditionalBranch] = []
  /// The start of the outermost branch that is never compiled, in bytes, while inside it.
  private var inactiveStart: Int?
  /// The number of surrounding branches that are never compiled.
  private var inactiveDepth = 0

  /// The compiler's own limit; types that are nested deeper are not searched.
  private static let maximumNesting = 256

  private enum Scope {
    case type(Int)
    /// A scope of code, by the token of its brace.
    case code(Int)
  }

  private let facts: ConditionFacts

  /// - Parameter absent: modules that cannot be imported.
  init(_ source: SourceText, absent: Set<String> = []) {
    self.source = source
    facts = ConditionFacts(
      absentModules: absent, flags: source.flags, isSwift5: !absent.isEmpty)
  }

  static func declarations(
    of source: SourceText, absent: Set<String> = []
  ) -> FileDeclarations {
    var parser = DeclarationParser(source, absent: absent)
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
    if source.isSymbol(index, "{") { open(.code(index)) }
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
    // In `.final` and `case final, open` the words are names.
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

  /// Advances past a token that does not belong to the header of a declaration.
  private mutating func other() {
    index += 1
    clearHead()
  }

  private mutating func clearHead() {
    attributes = []
    modifiers = []
    headStart = nil
  }

  /// Skips parameters, because `init(class name: String)` declares no class.
  private mutating func skipParameters() {
    other()
    while source.isSymbol(index, "?") || source.isSymbol(index, "!") { index += 1 }
    if source.isSymbol(index, "<") { index = source.afterAngles(index) }
    guard source.isSymbol(index, "(") else { return }
    let start = index
    index = source.closing(index) + 1
    collect(start..<index)
  }

  /// Records the attributes and uses in a signature that is skipped.
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
    member.isInactive = inactiveStart != nil
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
    type.isInactive = inactiveStart != nil
    if case .type(let parent)? = scopes.last { type.parent = parent }
    type.enclosing = innermostType
    type.isLocal = codeDepth > 0
    type.path = path(to: type)
    type.key = key(of: type)
    if type.isLocal, type.parent == nil { type.scope = innermostCode }
    collect(index..<type.body.lowerBound)
    index = type.body.lowerBound + 1
    if type.scope != nil { result.localTypes[type.name, default: []].append(result.types.count) }
    result.types.append(type)
    if let parent = type.parent { result.types[parent].children.append(result.types.count - 1) }
    open(.type(result.types.count - 1))
    clearHead()
  }

  private func path(to type: TypeDeclaration) -> String {
    guard let parent = type.parent else { return type.path }
    return result.types[parent].path + "." + type.path
  }

  private func key(of type: TypeDeclaration) -> String {
    guard type.isLocal else { return type.path }
    if let parent = type.parent { return result.types[parent].key + "." + type.name }
    return "\(type.path) \(source.path):\(source.tokens[type.keywordToken].range.lowerBound)"
  }

  private var innermostCode: Range<Int>? {
    for case .code(let brace) in scopes.reversed() { return brace..<source.closing(brace) }
    return nil
  }

  private mutating func attribute() {
    headStart = headStart ?? source.tokens[index].range.lowerBound
    let (attribute, last) = attribute(at: index)
    attributes.append(attribute)
    result.attributes.append(attribute)
    collect(index + 2..<last + 1)
    index = last + 1
  }

  /// The attribute whose `@` is at the token, and its last token.
  private func attribute(
    at token: Int, withArgument: Bool = true
  ) -> (attribute: Attribute, last: Int) {
    let first = source.tokens[token].range.lowerBound
    let name = source.word(token + 1)
    var last = token + 1
    while source.isSymbol(last + 1, "."), source.isWord(last + 2) { last += 2 }
    if source.isSymbol(last + 1, "<"), !source.tokens[last + 1].followsSpace {
      last = source.afterAngles(last + 1) - 1
    }
    var argument: String?
    if source.isSymbol(last + 1, "("), !source.tokens[last + 1].followsSpace || name == "objc",
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
    if inactiveStart == nil, let first = path.first { result.modules.insert(source.word(first)) }
    if !branches.allSatisfy({ $0.isTaken == true }) { result.uncertainImports.insert(keyword) }
    clearHead()
  }
}

extension DeclarationParser {
  private mutating func pound() {
    let spelling = source.spelling(index)
    switch spelling {
    case "#if": begin(ConditionalBranch(conditionLine(), facts))
    case "#elseif", "#else":
      let condition = spelling == "#else" ? "" : conditionLine()
      let next = branches.last?.next(condition) ?? ConditionalBranch(condition, facts)
      endBranch()
      begin(next)
    case "#endif": endBranch()
    default:
      if Self.uses.contains(spelling) { use(index) }
      clearHead()
    }
    index += 1
  }

  private static let uses: Set<String> = [
    "#selector", "#keyPath", "#colorLiteral", "#imageLiteral", "#fileLiteral", "#available",
    "#unavailable", "#Preview",
  ]

  private mutating func use(_ token: Int) {
    result.uses.append(
      FileDeclarations.Use(token: token, type: innermostType, condition: condition))
  }

  private mutating func begin(_ branch: ConditionalBranch) {
    branches.append(branch)
    guard branch.isTaken == false else { return }
    inactiveDepth += 1
    if inactiveDepth == 1 { inactiveStart = source.tokens[index].range.lowerBound }
  }

  private mutating func endBranch() {
    guard branches.popLast()?.isTaken == false else { return }
    inactiveDepth -= 1
    guard inactiveDepth == 0, let start = inactiveStart else { return }
    result.inactive.append(start..<source.tokens[index].range.lowerBound)
    inactiveStart = nil
  }

  /// The text from the current token to the end of the line.
  private mutating func conditionLine() -> String {
    result.conditions.append(index)
    let last = source.conditionEnd(index)
    guard last > index else { return "" }
    return ConditionTranslation.text(of: source, tokens: index + 1..<last + 1)
  }

  /// The conditions of all surrounding branches; nil if there are none.
  private var condition: String? {
    let all = branches.flatMap(\.conditions)
    return all.isEmpty ? nil : all.joined(separator: " && ")
  }
}
