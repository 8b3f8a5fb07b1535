@_spi(Internals) import DarkroomSnapshotTesting

extension InlineSnapshotSyntaxDescriptor {
  /// Fails the running test at the line of the closure, or at the line of the call if the closure is missing.
  ///
  /// - Parameters:
  ///   - message: the text of the failure.
  ///   - fileID: the file of the call, as `#fileID` gives it.
  ///   - filePath: the file of the call, as `#filePath` gives it.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let found = SourceCache.process.source(at: "\(filePath)")
      .flatMap { $0.call(line: Int(line), column: Int(column)) }?.closure(of: self)
    recordIssue(
      message(), fileID: fileID, filePath: filePath, line: found.map { UInt($0.line) } ?? line,
      column: column)
  }
}
