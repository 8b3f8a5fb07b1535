/// A construct that the translation does not support, with advice on what to write instead.
package struct SourceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String
  package let cause: SourceProblem
  /// Whether the sources compile nevertheless, but behave differently from iOS.
  package let isWarning: Bool

  package init(
    path: String, line: Int, column: Int, message: String, cause: SourceProblem,
    isWarning: Bool = false
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.cause = cause
    self.isWarning = isWarning
  }

  /// The diagnostic for a file whose text cannot be read.
  package static func unreadable(_ path: String, isFolder: Bool) -> SourceDiagnostic {
    SourceDiagnostic(
      path: path, line: 1, column: 1,
      message: isFolder
        ? "this is a folder with the name of a file: rename it"
        : "the file cannot be read: it is a link to nothing, or you have no right to read it",
      cause: .unreadable)
  }

  /// As the compiler prints it.
  package var description: String { "\(path):\(line):\(column): \(kind): \(message)" }

  private var kind: String { isWarning ? "warning" : "error" }

  /// Source code that makes the compiler report it, at the same line and column.
  var directive: String {
    func quoted(_ text: String) -> String {
      "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
    }
    // The compiler reports the column of the text.
    let directive = "#\(kind)("
    return "#sourceLocation(file: \(quoted(path)), line: \(line))\n"
      + String(repeating: " ", count: max(column - 1 - directive.utf8.count, 0))
      + "\(directive)\(quoted(message)))\n"
      + "#sourceLocation()\n"
  }
}

extension SourceText {
  func diagnostic(
    _ cause: SourceProblem, _ message: String, at offset: Int, isWarning: Bool = false
  ) -> SourceDiagnostic {
    let position = position(of: offset)
    return SourceDiagnostic(
      path: path, line: position.line, column: position.column, message: message, cause: cause,
      isWarning: isWarning)
  }
}
