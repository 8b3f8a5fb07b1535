/// What the translation cannot do, and what to write instead.
package struct SourceDiagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String

  /// As the compiler prints an error.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
