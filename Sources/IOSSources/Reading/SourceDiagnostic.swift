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

  /// A file of whose text nothing is known.
  package static func unreadable(_ path: String, isFolder: Bool) -> SourceDiagnostic {
    SourceDiagnostic(
      path: path, line: 1, column: 1,
      message: isFolder
        ? "this is a folder with the name of a file: rename it"
        : "the file cannot be read: it is a link to nothing, or you have no right to read it",
      cause: .unreadable)
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
