import DarkroomSnapshotStore
import Testing
import XCTest

/// Makes the running test fail, in either test library.
///
/// Both print the message unchanged, and it may contain text from a view or a file: see `VisibleCharacters`.
///
/// - Parameters:
///   - message: the text of the failure.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call, as `#filePath` gives it.
///   - line: the line of the call.
///   - column: the column of the call.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt,
  column: UInt
) {
  let words = LogCommands.process.disarmed(VisibleCharacters.applied(toLinesOf: message()))
  if RunningTest.isInSwiftTesting {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: words), sourceLocation: place.sourceLocation)
  } else if XCTestWatch.isCaseUnderWay {
    XCTFail(words, file: filePath, line: line)
  } else {
    ExitGuard.fail("\(filePath):\(line): error: outside of a test: \(words)")
  }
}
