import DarkroomIOSSources
import DarkroomSnapshotStore

/// A source with inline snapshots.
struct InlineSource: Sendable {
  let text: SourceText

  init(path: String, text: String) { self.text = SourceText(path: path, text: text) }

  var bytes: [UInt8] { text.bytes }

  /// A closure of a call, or the argument in its place.
  struct Closure {
    /// Where it begins.
    var line: Int
    /// Its tokens, without braces.
    var inside: Range<Int>
  }

  /// A call, and the source that it is in.
  struct Call {
    let source: InlineSource
    let syntax: CallSyntax

    /// The closure that a descriptor means; nil if the call does not have it.
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

  /// The call whose arguments begin at a place, both counted from 1, columns in bytes.
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

  /// The white space that a line begins with.
  func indentation(ofLine line: Int) -> String {
    guard let start = lineStart(line) else { return "" }
    let space = text.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// What one level is indented by: the first line that is indented says it; four spaces where none is.
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
