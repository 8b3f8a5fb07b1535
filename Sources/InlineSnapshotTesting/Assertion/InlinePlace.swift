import DarkroomSnapshotTesting

/// The source location of an assertion, or of the client's function that made it.
struct InlinePlace {
  var source: SourcePlace
  /// The name of the test function.
  var function: String

  var file: String { source.filePath }
  var line: UInt { UInt(source.line) }
  var column: UInt { UInt(source.column) }
}
