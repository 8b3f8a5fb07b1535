import DarkroomSnapshotTesting

/// Where an assertion stands, or the function of a client's that made it.
struct InlinePlace {
  var source: SourcePlace
  /// The test's function.
  var function: String

  var file: String { source.filePath }
  var line: UInt { UInt(source.line) }
  var column: UInt { UInt(source.column) }
}
