import Testing
import XCTest

/// Makes the running test fail, whichever library runs it.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt,
  column: UInt
) {
  if RunningTest.isInSwiftTesting {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: message()), sourceLocation: place.sourceLocation)
  } else if XCTestWatch.isCaseUnderWay {
    XCTFail(message(), file: filePath, line: line)
  } else {
    ExitGuard.fail("\(filePath):\(line): error: outside of a test: \(message())")
  }
}
