import Foundation
import Testing

/// What clients may set and nothing reads says so, and so stands in the page of what has no effect.
struct StoredMemberTests {
  @Test func whatNothingReadsIsMarked() throws {
    let texts = try Repository.swiftFiles(in: "Sources").map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
    var counts: [String: Int] = [:]
    for (_, text) in texts { counts.merge(StoredMember.words(in: text), uniquingKeysWith: +) }
    let unread = texts.flatMap { file, text in
      StoredMember.all(in: text).filter { counts[$0.name] == 1 }.map { (file, $0) }
    }

    #expect(unread.count > 50)
    #expect(
      unread.filter { !$0.1.isMarked }.map { "\($0.0): \($0.1.name)" } == [],
      "mark it `- Important: Inert.`, or begin with `Recorded` and say for whom")
  }

  @Test func storedMembersAreToldFromComputedAndObservedOnes() {
    let members = StoredMember.all(
      in: """
        /// A switch.
        ///
        /// - Important: Inert.
        @MainActor
        open var stored = 0
        public internal(set) var kept: [Int]?
        open override var inherited = 1
        open var observed = 2 { didSet {} }
        open var computed: Int { 3 }
        open var long:
          Int?
        {
          nil
        }
        var own = 4
        /// Recorded for tests.
        @MainActor public static var shared: Int?
        """)

    #expect(members.map(\.name) == ["stored", "kept", "shared"])
    #expect(members.map(\.isMarked) == [true, false, true])
  }

  @Test func commentsDoNotReadAnything() {
    let words = StoredMember.words(
      in: """
        /// `hidden` is here.
        let shown = a.shown / b // hidden
        """)

    #expect(words == ["let": 1, "shown": 2, "a": 1, "b": 1])
  }
}
