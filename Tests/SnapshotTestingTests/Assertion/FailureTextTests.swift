import DarkroomSnapshotStore
import Foundation
import Testing

@testable @_spi(Internals) import SnapshotTesting

/// Failures reach the developer's terminal through the library that runs the tests, which prints them as they are.
struct FailureTextTests {
  private let package = ScratchPackage()

  @Test func controlCharactersOfATextAreShownInItsDifference() throws {
    package.write("a\n\u{1B}[2Jold", to: ScratchPackage.reference)

    let message = try #require(
      package.verify("a\n\u{1B}[1Anew\u{202E}", as: .lines, record: .never))

    #expect(
      message.contains("\n−\\u{1b}[2Jold\n+\\u{1b}[1Anew\\u{202e}"), Comment(rawValue: message))
    #expect(!message.unicodeScalars.contains { $0 != "\n" && VisibleCharacters.hides($0) })
  }

  @Test func ordinaryTextIsUpstreamsToTheLastByte() throws {
    package.write("Grüße 👨‍👩‍👧\tA", to: ScratchPackage.reference)

    let message = try #require(package.verify("Grüße 👨‍👩‍👧\tB", as: .lines, record: .never))

    #expect(message.hasSuffix("−Grüße 👨‍👩‍👧\tA\n+Grüße 👨‍👩‍👧\tB"), Comment(rawValue: message))
  }

  @Test func aMessageForTheRunnerHasNoControls() {
    withKnownIssue {
      recordIssue("one\n\u{1B}[2Jtwo", fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    } matching: { issue in
      issue.comments.first?.rawValue == "one\n\\u{1b}[2Jtwo"
    }
  }
}
