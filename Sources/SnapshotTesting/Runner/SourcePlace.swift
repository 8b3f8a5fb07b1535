import DarkroomSnapshotStore
import Testing

/// Where an assertion stands.
package struct SourcePlace {
  /// `Module/File.swift`.
  package var fileID: String
  package var filePath: String
  package var line: Int
  package var column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int = 1) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// `CardTests.swift:12`.
  var short: String { "\(FilePath.name(filePath)):\(line)" }

  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
