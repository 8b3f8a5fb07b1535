import DarkroomIOSSources
import DarkroomSnapshotStore

/// A source file with inline snapshots.
struct InlineSource: Sendable {
  let text: SourceText

  init(path: String, text: String) { self.text = SourceText(path: path, text: text) }

  var bytes: [UInt8] { text.bytes }

  /// A closure of a call, or the argument in its place.
  struct Closure {
    /// The line on which it begins, from 1.
    var line: Int
    /// The token range inside the braces.
    var inside: Range<Int>
  }

  /// A call, with the source that contains it.
  struct Call {
    let source: InlineSource
    let syntax: CallSyntax

    /// Returns the closure that a descriptor identifies, or nil if the call lacks it.
    func closure(of descriptor: InlineSnapshotSyntaxDescriptor) -> Closure? {
      let argument: CallSyntax.Argument
      switch syntax.slot(of: descriptor) {
      case .argument(let index):
        guard syntax.arguments.indices.contains(index) else { return nil }
        argument = syntax.arguments[index]
      case .trailing(let index): argument = syntax.trailing[index]
      case .before, .missing, .newArgument: return nil
      }
      let start = source.text.tokens[argument.tokens.lowerBound].range.lowerBound
      let inside = argument.tokens.dropFirst().dropLast()
      return Closure(
        line: source.text.position(of: start).line,
        inside: argument.isClosure ? inside : argument.tokens)
    }
  }

  /// Returns the call whose arguments begin at a line and column, both counted from 1; columns count bytes.
  func call(line: Int, column: Int) -> Call? {
    guard let start = lineStart(line) else { return nil }
    let offset = start + column - 1
    let token = text.firstToken(from: offset)
    guard text.tokens.indices.contains(token), text.tokens[token].range.lowerBound == offset,
      let syntax = CallSyntax(text, at: token)
    else { return nil }
    return Call(source: self, syntax: syntax)
  }

  private func lineStart(_ line: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }

  /// Returns the white space at the beginning of a line.
  func indentation(ofLine line: Int) -> String {
    guard let start = lineStart(line) else { return "" }
    let space = text.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// The indentation of one level, taken from the first indented line; four spaces if no line is indented.
  var indentationUnit: String {
    for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
      let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let rest = line[space.endIndex...]
      if !space.isEmpty, rest.contains(where: { $0 != UInt8(ascii: "\r") }) {
        return String(decoding: space, as: UTF8.self)
      }
    }
    return "    "
  }

  var hasCarriageReturns: Bool {
    text.bytes.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 > 0 && text.bytes[$0 - 1] == UInt8(ascii: "\r")
    } ?? false
  }
}
