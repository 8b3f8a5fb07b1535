import DarkroomIOSSources

/// A call in a source, parsed only as far as closures of inline snapshots require.
struct CallSyntax {
  /// A closure or another argument.
  struct Argument {
    var label: String?
    /// The byte range of the argument with its label.
    var range: Range<Int>
    /// The token range without the label; it includes the braces of a closure.
    var tokens: Range<Int>
    var isClosure: Bool
  }

  /// The byte range from `(` to `)`; nil if the call has no parentheses.
  private(set) var parentheses: Range<Int>?
  private(set) var arguments: [Argument] = []
  /// The closures after the parentheses.
  private(set) var trailing: [Argument] = []
  /// The byte offset at which the function's name ends.
  let calleeEnd: Int

  /// The byte offset at which the call ends.
  var end: Int { trailing.last?.range.upperBound ?? parentheses?.upperBound ?? calleeEnd }

  /// Parses the call at a token.
  ///
  /// - Parameter first: the token at `#column`: the parenthesis, or the brace if the call has no parentheses.
  init?(_ source: SourceText, at first: Int) {
    guard first > 0, source.isSymbol(first, "(") || source.isSymbol(first, "{") else { return nil }
    calleeEnd = source.tokens[first - 1].range.upperBound
    var next = first
    if source.isSymbol(first, "(") {
      let close = source.closing(first)
      guard source.isSymbol(close, ")") else { return nil }
      parentheses =
        source.tokens[first].range.lowerBound..<source.tokens[close].range.upperBound
      arguments = Self.arguments(source, first + 1..<close)
      next = close + 1
    }
    if source.isSymbol(next, "{") {
      next = add(source, label: nil, brace: next)
      // `default:` begins a case of a switch.
      while source.isWord(next), !source.isWord(next, "default"), source.isSymbol(next + 1, ":"),
        source.isSymbol(next + 2, "{")
      {
        next = add(source, label: next, brace: next + 2)
      }
    }
  }

  private mutating func add(_ source: SourceText, label: Int?, brace: Int) -> Int {
    let close = source.closing(brace)
    let start = source.tokens[label ?? brace].range.lowerBound
    trailing.append(
      Argument(
        label: label.map(source.word), range: start..<source.tokens[close].range.upperBound,
        tokens: brace..<close + 1, isClosure: true))
    return close + 1
  }

  private static func arguments(_ source: SourceText, _ inside: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = inside.lowerBound
    var index = start
    func finish(at end: Int) {
      guard end > start else { return }
      let hasLabel = end - start > 1 && source.isWord(start) && source.isSymbol(start + 1, ":")
      let first = hasLabel ? start + 2 : start
      let range =
        source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
      arguments.append(
        Argument(
          label: hasLabel ? source.word(start) : nil, range: range, tokens: first..<end,
          isClosure: source.isSymbol(first, "{") && source.closing(first) == end - 1))
    }
    while index < inside.upperBound {
      if source.isSymbol(index, ",") {
        finish(at: index)
        start = index + 1
      }
      let isOpening = ["(", "[", "{"].contains { source.isSymbol(index, $0) }
      index = (isOpening ? max(index, source.closing(index)) : index) + 1
    }
    finish(at: inside.upperBound)
    return arguments
  }

  /// The number of arguments before the closures that end the list.
  private var plainCount: Int {
    arguments.count - arguments.reversed().prefix(while: \.isClosure).count
  }

  /// Returns where the descriptor's closure is, or where it would be inserted.
  func slot(of descriptor: InlineSnapshotSyntaxDescriptor) -> Slot {
    if descriptor.isArgument {
      let own = arguments.firstIndex { $0.label == descriptor.trailingClosureLabel }
      return own.map(Slot.argument) ?? .newArgument
    }
    let index = plainCount + descriptor.trailingClosureOffset
    guard index >= arguments.count else { return .argument(index) }
    let behind = index - arguments.count
    guard trailing.indices.contains(behind) else { return .missing(behind) }
    let isOwn = behind == 0 || descriptor.labels.contains(trailing[behind].label ?? "")
    return isOwn ? .trailing(behind) : .before(behind)
  }

  enum Slot: Equatable {
    /// The closure is an argument in the parentheses, at this index.
    case argument(Int)
    case trailing(Int)
    /// The closure at this position is another one, so a new closure goes before it.
    case before(Int)
    /// The closure would follow the last argument.
    case newArgument
    /// The closure would follow the last one; the value is the number of closures that must precede it.
    case missing(Int)
  }
}
