/// A value that is written as a literal when the process exits.
@_spi(Internals) public struct InlineSnapshot: Hashable {
  /// The text of the existing literal; nil if there is none.
  public var expected: String?
  /// The text of the new literal; nil if there is none.
  public var actual: String?
  /// Whether recording replaces an existing literal; if false, only a missing literal is written.
  public var wasRecording: Bool
  /// The closure of the call that holds the snapshot.
  public var syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  /// The name of the test, for the message of a failure.
  public var function: String
  /// The line on which the arguments of the call begin, from 1.
  public var line: UInt
  /// The column of the call in bytes, from 1.
  public var column: UInt

  /// Creates a snapshot for the call at a location.
  ///
  /// - Parameters:
  ///   - expected: the text of the existing literal; nil if there is none.
  ///   - actual: the text of the new literal; nil if there is none.
  ///   - wasRecording: whether an existing literal is replaced.
  ///   - syntaxDescriptor: the closure of the call that holds the snapshot.
  ///   - function: the name of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public init(
    expected: String?, actual: String?, wasRecording: Bool,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor, function: String, line: UInt, column: UInt
  ) {
    self.expected = expected
    self.actual = actual
    self.wasRecording = wasRecording
    self.syntaxDescriptor = syntaxDescriptor
    self.function = function
    self.line = line
    self.column = column
  }
}
