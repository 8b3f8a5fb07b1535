/// A value that becomes a literal when the process ends.
@_spi(Internals) public struct InlineSnapshot: Hashable {
  /// What the literal was; nil for none.
  public var expected: String?
  /// What it becomes; nil for none.
  public var actual: String?
  /// Whether a literal that is there is replaced, and not only a missing one written.
  public var wasRecording: Bool
  /// Which closure of the call it is.
  public var syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  /// The test's, for the words of a failure.
  public var function: String
  /// Where the arguments of the call begin, from 1.
  public var line: UInt
  /// In bytes, from 1.
  public var column: UInt

  /// A snapshot of the call at a place.
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
