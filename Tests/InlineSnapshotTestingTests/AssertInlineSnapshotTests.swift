@_spi(Internals) import InlineSnapshotTesting
import Testing
import XCTest

/// The assertion as clients write it, in Swift Testing.
struct AssertInlineSnapshotTests {
  @Test func textsStandInTheTest() {
    assertInlineSnapshot(of: [1, 2], as: .dump) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
    assertInlineSnapshot(of: "a", as: .lines, matches: { "a" })
    assertInlineSnapshot(of: nil as String?, as: .lines)
  }

  @Test func aFailureStandsAtTheClosure() {
    let start = #line
    withKnownIssue {
      failAtClosure(
        "the closure begins two lines below the call, which is as long as this text makes it",
        as: "lines"
      ) {
        "b"
      }
    } matching: {
      $0.sourceLocation?.line == start + 5
    }
  }

  @Test func aFailureWithoutAClosureStandsAtTheCall() {
    let start = #line
    withKnownIssue {
      failAtClosure("of", as: "lines")
    } matching: {
      $0.sourceLocation?.line == start + 2
    }
  }

  private func failAtClosure(
    _ first: String, as second: String, matches: (() -> String)? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    InlineSnapshotSyntaxDescriptor().fail(
      "difference", fileID: fileID, file: file, line: line, column: column)
  }

  @Test func aFunctionOfOnesOwnPassesItsPlaceOn() {
    assertUppercase("ab") {
      "AB"
    } reversed: {
      "BA"
    }
  }

  @available(*, deprecated)
  @Test func theFormsBeforeModesCompile() {
    _assertInlineSnapshot(matching: "a", as: .lines, with: "a")
    assertInlineSnapshot(of: "a", as: .lines, record: nil as Bool?) { "a" }
  }

  private func assertUppercase(
    _ text: String, matches expected: (() -> String)? = nil,
    reversed: (() -> String)? = nil, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: text.uppercased(), as: .lines, matches: expected, file: file, line: line, column: column)
    assertInlineSnapshot(
      of: String(text.uppercased().reversed()), as: .lines,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "reversed", trailingClosureOffset: 1),
      matches: reversed, file: file, line: line, column: column)
  }
}

/// And in XCTest.
final class AssertInlineSnapshotCase: XCTestCase {
  func testTextsStandInTheTest() {
    assertInlineSnapshot(of: "a", as: .lines) {
      """
      a
      """
    }
  }
}
