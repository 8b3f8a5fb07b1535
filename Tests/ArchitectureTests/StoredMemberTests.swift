import Foundation
import Testing

/// What clients may set and nothing reads says so, and so stands in the page of what has no effect.
struct StoredMemberTests {
  @Test func whatNothingReadsIsMarked() throws {
    let texts = try Repository.swiftFiles(in: "Sources").map {
      try String(contentsOf: $0, encoding: .utf8)
    }

    #expect(
      StoredMember.unread(in: texts).filter { !$0.isMarked }.map(\.name) == [],
      "mark it `- Important: Inert.`, or begin with `Recorded` and say for whom")
  }

  @Test func aMemberIsReadWhereItsNameStandsOutsideOfItsDeclarations() {
    let unread = StoredMember.unread(in: [
      "class A {\n  open var kept = 0\n  open var twice = 1\n  open var idle = 2  // idle\n}\n",
      "class B {\n  open var twice = 1\n  func f(_ a: A) -> Int { a.kept }\n}\n",
    ])

    #expect(unread.map(\.name) == ["twice", "idle", "twice"])
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
