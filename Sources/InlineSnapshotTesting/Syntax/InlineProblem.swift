/// A reason why the place of an inline snapshot cannot be edited.
enum InlineProblem: Error, Equatable {
  case unreadable(path: String)
  /// No argument list begins there, so the source differs from the one that was compiled.
  case noCall(path: String, line: Int, column: Int)
  /// The literal in the source differs from the one that was compiled.
  case otherLiteral(path: String, line: Int)
  /// The closure does more than return one literal.
  case noLiteral(path: String, line: Int)
  /// The call has fewer closures than the descriptor requires.
  case noClosure(path: String, line: Int, offset: Int)
}

extension InlineProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .noCall(let path, let line, let column):
      "\(path):\(line):\(column) isn't a call any more: the source has changed since it was compiled"
    case .otherLiteral(let path, let line):
      "the literal at \(path):\(line) is not the one that was compiled: the source has changed since"
    case .noLiteral(let path, let line):
      "the closure at \(path):\(line) contains more than a literal, and is not overwritten"
    case .noClosure(let path, let line, let offset):
      "the call at \(path):\(line) has no closure at offset \(offset)"
    }
  }
}
