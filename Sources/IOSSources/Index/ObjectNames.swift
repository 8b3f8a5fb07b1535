/// The names in a file that stand for objects of unknown classes, `AnyObject`, and for arrays of such objects.
struct ObjectNames {
  private struct Name {
    let name: String
    /// The range of tokens in which it has that meaning.
    let scope: Range<Int>
    let isArray: Bool
  }

  private let source: SourceText
  private let declarations: FileDeclarations
  private let index: ModuleIndex
  private var names: [Name] = []
  /// The brackets that are open, by token.
  private var open: [Int] = []
  /// The braces of types, with their indices.
  private let bodies: [Int: Int]

  init(_ source: SourceText, _ declarations: FileDeclarations, _ index: ModuleIndex) {
    self.source = source
    self.declarations = declarations
    self.index = index
    bodies = Dictionary(
      declarations.types.indices.map { (declarations.types[$0].body.lowerBound, $0) },
      uniquingKeysWith: { first, _ in first })
    guard index.hasObjectProperties || source.tokens.indices.contains(where: isAnyObject) else {
      return
    }
    for token in source.tokens.indices { read(token) }
  }

  /// Whether the word at a token is such a name.
  func isObject(_ token: Int) -> Bool { means(token, array: false) }

  func isArray(_ token: Int) -> Bool { means(token, array: true) }

  private func means(_ token: Int, array: Bool) -> Bool {
    guard source.isWord(token) else { return false }
    let name = source.word(token)
    let local = names.last { $0.name == name && $0.scope.contains(token) }
    if let local { return local.isArray == array }
    guard index.hasObjectProperties, let type = type(around: token) else { return false }
    let types = index.members(name, of: type).filter { $0.kind == .property }.map {
      $0.type?.filter { !"?! ".contains($0) }
    }
    return types.first == (array ? "[AnyObject]" : "AnyObject")
  }

  private func type(around token: Int) -> String? {
    declarations.types.filter { $0.body.contains(token) }
      .max { $0.body.lowerBound < $1.body.lowerBound }?.key
  }

  private func isAnyObject(_ token: Int) -> Bool { source.isWord(token, "AnyObject") }

  private mutating func read(_ token: Int) {
    switch source.spelling(token) {
    case "(", "[", "{": open.append(token)
    case ")", "]", "}": _ = open.popLast()
    case "AnyObject": noteType(token)
    case "=": noteValue(token)
    case "in": noteElement(token)
    default: break
    }
  }

  /// Records `name: AnyObject`, `name: [AnyObject]` and `let name = value as AnyObject`.
  private mutating func noteType(_ token: Int) {
    var before = token - 1
    if ["?", "!"].contains(source.spelling(before)) { before -= 1 }
    if source.isWord(before, "as") {
      guard let sign = assignment(before: before) else { return }
      return note(sign - 1, isArray: false)
    }
    before = token - 1
    let isArray = source.isSymbol(before, "[")
    guard source.isSymbol(isArray ? before - 1 : before, ":") else { return }
    note(isArray ? before - 2 : before - 1, isArray: isArray)
  }

  /// Records `let name = other`, where the other name is also one of these, or an element of such an array.
  private mutating func noteValue(_ token: Int) {
    guard source.isWord(token - 1), ["let", "var"].contains(source.spelling(token - 2)) else {
      return
    }
    var last = token + 1
    while source.isWord(last), source.isSymbol(last + 1, "."), source.isWord(last + 2) { last += 2 }
    let isElement =
      ["first", "last"].contains(source.spelling(last)) && source.isSymbol(last - 1, ".")
      && isArray(last - 2)
    if isElement || isObject(last), !["(", ".", "["].contains(source.spelling(last + 1)) {
      note(token - 1, isArray: false)
    }
  }

  /// `for name in array`.
  private mutating func noteElement(_ token: Int) {
    guard source.isWord(token - 2, "for"), source.isWord(token - 1), isArray(token + 1),
      let brace = (token + 2..<token + 12).first(where: { source.isSymbol($0, "{") })
    else { return }
    names.append(
      Name(
        name: source.word(token - 1), scope: brace..<source.closing(brace), isArray: false))
  }

  /// The `=` in the same line, with a constant or variable before it.
  private func assignment(before token: Int) -> Int? {
    var next = token
    while next > 1, !source.tokens[next].startsLine {
      next -= 1
      if source.isSymbol(next, "=") {
        return ["let", "var"].contains(source.spelling(next - 2)) ? next : nil
      }
    }
    return nil
  }

  /// The index contains the properties.
  private mutating func note(_ name: Int, isArray: Bool) {
    let brackets = open.filter { !source.isSymbol($0, "[") }
    guard source.isWord(name), let scope = scope(of: brackets) else { return }
    names.append(Name(name: source.word(name), scope: scope, isArray: isArray))
  }

  /// The range from a bracket to its end; for parameters, the body after them.
  private func scope(of brackets: [Int]) -> Range<Int>? {
    guard let innermost = brackets.last else { return nil }
    if source.isSymbol(innermost, "{") {
      return bodies[innermost] == nil ? innermost..<source.closing(innermost) : nil
    }
    let close = source.closing(innermost)
    if let brace = brackets.dropLast().last, source.isSymbol(brace, "{"), brace == innermost - 1 {
      return brace..<source.closing(brace)
    }
    var next = close + 1
    while next < min(close + 40, source.tokens.count), !source.isSymbol(next, "}") {
      if source.isSymbol(next, "{") { return next..<source.closing(next) }
      if ["func", "init", "let", "var"].contains(source.spelling(next)) { return nil }
      next = source.isSymbol(next, "(") ? source.closing(next) + 1 : next + 1
    }
    return nil
  }
}
