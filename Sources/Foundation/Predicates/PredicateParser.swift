import Foundation

/// Parses the format of a predicate.
///
/// - SeeAlso: Apple, Predicate Programming Guide, "Predicate Format String Syntax". We differ: no SUBQUERY, no indices
///   and no comparison by a selector; a format with one of them is not understood.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any]
  private var position = 0
  private var used = 0

  /// The predicate; nil if the format is invalid or there are too few arguments.
  static func node(_ format: String, _ arguments: [Any]) -> PredicateNode? {
    guard let tokens = PredicateLexer.tokens(format), !tokens.isEmpty else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments)
    guard let node = parser.alternatives(), parser.position == tokens.count else { return nil }
    return node
  }

  /// An expression, which is one side of a comparison.
  static func expression(_ format: String, _ arguments: [Any]) -> PredicateExpression? {
    guard let tokens = PredicateLexer.tokens(format), !tokens.isEmpty else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments)
    guard let expression = parser.sum(), parser.position == tokens.count else { return nil }
    return expression
  }

  private var token: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// Consumes a symbol, or a word in upper or lower case.
  private mutating func take(_ words: String...) -> Bool {
    switch token {
    case .symbol(let symbol) where words.contains(symbol): break
    case .name(let name) where words.contains(name.uppercased()): break
    default: return false
    }
    position += 1
    return true
  }

  private mutating func alternatives() -> PredicateNode? {
    guard let first = conjunction() else { return nil }
    var nodes = [first]
    while take("OR", "||") {
      guard let next = conjunction() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .or(nodes)
  }

  private mutating func conjunction() -> PredicateNode? {
    guard let first = negation() else { return nil }
    var nodes = [first]
    while take("AND", "&&") {
      guard let next = negation() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .and(nodes)
  }

  private mutating func negation() -> PredicateNode? {
    if take("NOT", "!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    // A parenthesis can begin a predicate or an expression.
    let start = (position, used)
    if take("("), let inner = alternatives(), take(")") { return inner }
    (position, used) = start
    // As on iOS, which has no modifier for it.
    if take("NONE") { return comparison(.any).map { .not(.comparison($0)) } }
    return comparison(modifier()).map { .comparison($0) }
  }

  private mutating func comparison(
    _ modifier: PredicateComparison.Modifier
  ) -> PredicateComparison? {
    guard let left = sum(), let comparison = comparisonOperator() else { return nil }
    guard let options = options(), let right = sum() else { return nil }
    return PredicateComparison(
      modifier: modifier, left: left, comparison: comparison, right: right, options: options)
  }

  private mutating func modifier() -> PredicateComparison.Modifier {
    if take("ANY", "SOME") { return .any }
    return take("ALL") ? .all : .direct
  }

  private mutating func comparisonOperator() -> PredicateComparison.Operator? {
    let spellings: [(PredicateComparison.Operator, [String])] = [
      (.equal, ["==", "="]), (.notEqual, ["!=", "<>"]), (.lessOrEqual, ["<=", "=<"]),
      (.greaterOrEqual, [">=", "=>"]), (.less, ["<"]), (.greater, [">"]),
    ]
    if case .symbol(let symbol) = token {
      position += 1
      return spellings.first { $0.1.contains(symbol) }?.0
    }
    guard case .name(let name) = token else { return nil }
    position += 1
    let comparison = PredicateComparison.Operator(rawValue: name.uppercased())
    return comparison
  }

  /// The options, such as `[cd]`; nil for unknown letters.
  private mutating func options() -> String.CompareOptions? {
    guard take("[") else { return [] }
    guard case .name(let letters) = token else { return nil }
    position += 1
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: return nil
      }
    }
    return take("]") ? options : nil
  }

  private mutating func sum() -> PredicateExpression? {
    guard var left = product() else { return nil }
    while case .symbol(let symbol) = token, symbol == "+" || symbol == "-" {
      position += 1
      guard let operation = PredicateExpression.Arithmetic(rawValue: symbol), let right = product()
      else { return nil }
      left = .arithmetic(operation, left, right)
    }
    return left
  }

  private mutating func product() -> PredicateExpression? {
    guard var left = operand() else { return nil }
    while case .symbol(let symbol) = token, symbol == "*" || symbol == "/" {
      position += 1
      guard let operation = PredicateExpression.Arithmetic(rawValue: symbol), let right = operand()
      else { return nil }
      left = .arithmetic(operation, left, right)
    }
    return left
  }

  private mutating func operand() -> PredicateExpression? {
    guard let token else { return nil }
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .whole(let number): return .constant(number)
    case .fraction(let number): return .constant(number)
    case .argument: return argument().map { .constant($0) }
    case .argumentKey: return (argument() as? String).flatMap { path([$0]) }
    case .name(let name): return named(name)
    case .symbol(let symbol): return symbolic(symbol)
    }
  }

  private mutating func argument() -> Any? {
    guard used < arguments.count else { return nil }
    used += 1
    return arguments[used - 1]
  }

  private mutating func symbolic(_ symbol: String) -> PredicateExpression? {
    switch symbol {
    case "-": return operand().map { .arithmetic(.subtract, .constant(0), $0) }
    case "{": return items(until: "}").map { .list($0) }
    case "(":
      guard let inner = sum(), take(")") else { return nil }
      return inner
    case "$":
      guard case .name(let name) = token else { return nil }
      position += 1
      guard let path = names(behind: []) else { return nil }
      return path.isEmpty ? .variable(name) : .member(.variable(name), path)
    default: return nil
    }
  }

  private mutating func items(until end: String) -> [PredicateExpression]? {
    var items: [PredicateExpression] = []
    if take(end) { return items }
    repeat {
      guard let item = sum() else { return nil }
      items.append(item)
    } while take(",")
    return take(end) ? items : nil
  }

  private mutating func named(_ name: String) -> PredicateExpression? {
    switch name.uppercased() {
    case "SELF": return path([])
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case let word where Self.reserved.contains(word): return nil
    default: break
    }
    guard take("(") else { return path([name]) }
    guard let function = PredicateExpression.Function(rawValue: name.lowercased()) else {
      return nil
    }
    return items(until: ")").map { .function(function, $0) }
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    "ANY", "ALL", "SOME", "NONE", "TRUEPREDICATE", "FALSEPREDICATE", "SUBQUERY", "FUNCTION", "CAST",
  ]

  private mutating func path(_ names: [String]) -> PredicateExpression? {
    self.names(behind: names).map { .keyPath($0) }
  }

  /// The names including those after dots; an argument may contain dots itself.
  private mutating func names(behind names: [String]) -> [String]? {
    var names = names
    while take(".") {
      switch token {
      case .name(let name): names.append(name)
      case .argumentKey:
        guard let name = argument() as? String else { return nil }
        names.append(name)
      default: return nil
      }
      position += 1
    }
    return names.flatMap { $0.split(separator: ".").map(String.init) }
  }
}
