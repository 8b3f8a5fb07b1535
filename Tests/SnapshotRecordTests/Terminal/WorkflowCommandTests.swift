import Foundation
import Testing

@testable import DarkroomSnapshotRecord

struct WorkflowCommandTests {
  /// GitHub's runner looks for the second `::` with .NET's `IndexOf`, which goes by the culture and, as Foundation's
  /// `range(of:)`, doesn't find a colon that an accent follows.
  @Test(arguments: ["\u{301}x", "\u{1F3FB}", "\u{20E3}"])
  func aMarkAtTheBeginningDoesNotHideTheColons(_ words: String) {
    let line = WorkflowCommand("error", ["title": "a"], words).line

    #expect(line.components(separatedBy: "::").count == 3)
    let number = String(words.unicodeScalars.first!.value, radix: 16)
    #expect(line.hasPrefix("::error title=a::\\u{\(number)}"))
  }

  @Test func otherWordsStayAsTheyAre() {
    #expect(WorkflowCommand("error", [:], "e\u{301}: a,b").line == "::error::e\u{301}: a,b")
    #expect(WorkflowCommand("error", [:], "").line == "::error::")
  }
}
