/// The places of a property's accessors, or where they could be inserted.
struct PropertyBody {
  /// The accessor's name and the token of its brace.
  struct Accessor {
    let name: String
    let brace: Int
  }

  /// The accessors; empty if the property has none in braces.
  private(set) var accessors: [Accessor] = []
  /// The token of the brace around the accessors; nil if there is none.
  private(set) var brace: Int?
  /// The first token after the value, or after name and type if there is no value.
  private(set) var end: Int
  /// Whether the declaration continues with another property, so that accessors cannot be inserted.
  var isOneOfSeveral: Bool { source.isSymbol(end, ",") }

  private let source: SourceText

  /// - Parameter first: the token after name and type.
  init(of source: SourceText, from first: Int) {
    self.source = source
    end = first
    if source.isSymbol(end, "=") { end = Self.valueEnd(source, behind: end) }
    guard source.isSymbol(end, "{") else { return }
    brace = end
    accessors = Self.accessors(of: source, in: end)
  }

  /// A brace that begins with an observer is not a closure.
  private static func valueEnd(_ source: SourceText, behind sign: Int) -> Int {
    var next = sign + 1
    while next < source.tokens.count {
      if source.isSymbol(next, "{"), beginsWithObserver(source, next) { return next }
      if ["}", ")", "]", ";", ","].contains(source.spelling(next)) { return next }
      if next > sign + 1, source.tokens[next].startsLine, !continues(source, behind: next - 1),
        !joins(source, next)
      {
        return next
      }
      next = behind(next, source)
    }
    return next
  }

  /// The token after this one, or after the end of the bracket that it opens.
  private static func behind(_ token: Int, _ source: SourceText) -> Int {
    if source.isSymbol(token, "<"), !source.tokens[token].followsSpace {
      let end = source.afterAngles(token)
      if source.isSymbol(end - 1, ">") { return end }
    }
    return source.next(behind: token)
  }

  private static func beginsWithObserver(_ source: SourceText, _ brace: Int) -> Bool {
    accessors(of: source, in: brace).first.map { ["willSet", "didSet"].contains($0.name) } ?? false
  }

  /// Whether no expression ends with this token.
  private static func continues(_ source: SourceText, behind token: Int) -> Bool {
    let spelling = source.spelling(token)
    if source.tokens[token].kind == .word {
      return ["try", "await", "as", "is", "in", "else", "any", "some", "if", "switch"]
        .contains(spelling) && !source.isSymbol(token - 1, ".")
    }
    if spelling == "?" || spelling == "!", ["as", "try"].contains(source.spelling(token - 1)) {
      return true
    }
    guard source.tokens[token].kind == .symbol else { return false }
    if [")", "]", "}"].contains(spelling) { return false }
    return spelling == "." || source.tokens[token].followsSpace
  }

  /// Whether this token, at the start of a line, continues the expression before it.
  private static func joins(_ source: SourceText, _ token: Int) -> Bool {
    let spelling = source.spelling(token)
    switch source.tokens[token].kind {
    case .symbol: return !["@", "(", "["].contains(spelling)
    case .word: return ["as", "is", "else"].contains(spelling)
    default: return false
    }
  }

  /// The accessors directly inside a brace; empty if it is the body of a getter or a closure.
  private static func accessors(of source: SourceText, in brace: Int) -> [Accessor] {
    let close = source.closing(brace)
    var result: [Accessor] = []
    var next = brace + 1
    while next < close {
      if source.isSymbol(next, "@") {
        next += 2
        if source.isSymbol(next, "("), !source.tokens[next].followsSpace {
          next = source.closing(next) + 1
        }
        continue
      }
      guard source.isWord(next) else { return [] }
      if ["mutating", "nonmutating", "nonisolated"].contains(source.spelling(next)) {
        next += 1
        continue
      }
      let name = source.spelling(next)
      guard names.contains(name) else { return [] }
      next += 1
      if source.isSymbol(next, "(") { next = source.closing(next) + 1 }
      while ["async", "throws"].contains(source.spelling(next)) { next += 1 }
      guard source.isSymbol(next, "{") else { return [] }
      result.append(Accessor(name: name, brace: next))
      next = source.closing(next) + 1
    }
    return result
  }

  private static let names: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]
}
