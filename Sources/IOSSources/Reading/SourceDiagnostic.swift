/// What the translation cannot do, and what to write instead.
package struct SourceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String
  package let cause: SourceProblem

  package init(path: String, line: Int, column: Int, message: String, cause: SourceProblem) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.cause = cause
  }

  /// As the compiler prints an error.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// Source that makes the compiler report the error, at the same line and column.
  var directive: String {
    func quoted(_ text: String) -> String {
      "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
    }
    return "#sourceLocation(file: \(quoted(path)), line: \(line))\n"
      + String(repeating: " ", count: max(column - 1, 0)) + "#error(\(quoted(message)))\n"
      + "#sourceLocation()\n"
  }
}

extension SourceText {
  func diagnostic(
    _ cause: SourceProblem, _ message: String, at offset: Int
  ) -> SourceDiagnostic {
    let position = position(of: offset)
    return SourceDiagnostic(
      path: path, line: position.line, column: position.column, message: message, cause: cause)
  }
}
