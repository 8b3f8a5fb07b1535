import DarkroomIOSSources

/// A call in a source, as far as closures of inline snapshots need it.
struct CallSyntax {
  /// A closure, or an argument that is none.
  struct Argument {
    var label: String?
    /// With its label, in bytes.
    var range: Range<Int>
    /// Without the label, in tokens, braces included.
    var tokens: Range<Int>
    var isClosure: Bool
  }

  /// From `(` to `)`, in bytes; nil if the call has none.
  private(set) var parentheses: Range<Int>?
  private(set) var arguments: [Argument] = []
  /// Behind the parentheses.
  private(set) var trailing: [Argument] = []
  /// Where the function's name ends.
  let calleeEnd: Int

  /// Where the call ends.
  var end: Int { trailing.last?.range.upperBound ?? parentheses?.upperBound ?? calleeEnd }

  /// - Parameter first: the token that `#column` means: the parenthesis, or the brace of a call without one.
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

  /// How many arguments stand before the closures that end the list.
  private var plainCount: Int {
    arguments.count - arguments.reversed().prefix(while: \.isClosure).count
  }

  /// Where the descriptor's closure is, or would be.
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
    /// Among the arguments in parentheses.
    case argument(Int)
    case trailing(Int)
    /// The closure there is another one's.
    case before(Int)
    /// Behind the last argument.
    case newArgument
    /// Behind the last closure; how many would stand before it.
    case missing(Int)
  }
}
