import Testing

@testable import DarkroomSnapshotRecord

/// The last words of programs, as they were printed by Swift 6.3 on Linux.
struct CrashReaderTests {
  /// Shortened in the middle, as the runtime does, and once more here.
  static let overflow = """
    *** Stack overflow: functions call each other, or themselves, without end.
    *** Test under way: CardTests.testB

    *** Signal 11: Backtracing from 0x55a733b64977... done ***

    *** Program crashed: Bad pointer dereference at 0x00007ffe51a8eff8 ***

    Thread 0 "App" crashed:

        0               0x000055a733b64977 Tree.depth(_:) + 23 in App.xctest at /app/Tests/AppTests/Tree.swift:9
        1 [ra]          0x000055a733b649b6 Tree.depth(_:) + 85 in App.xctest at /app/Tests/AppTests/Tree.swift:9:38
        2 [ra]          0x000055a733b649b6 Tree.depth(_:) + 85 in App.xctest at /app/Tests/AppTests/Tree.swift:9:38
        3 [ra]          0x000055a733b649b6 Tree.depth(_:) + 85 in App.xctest at /app/Tests/AppTests/Tree.swift:9:38
      ...
    87297 [ra]          0x000055a733b649b6 Tree.depth(_:) + 85 in App.xctest at /app/Tests/AppTests/Tree.swift:9:38
    87298 [ra]          0x000055a733b68403 CardTests.testB() + 1362 in App.xctest at /app/Tests/AppTests/Tree.swift:45:39
    87299 [ra] [system] 0x000055a734eee57e implicit closure #2 + 29 in App.xctest at /app/.build/runner.swift:3
      ...

    Registers:
    """

  private func trace(_ text: String) -> CrashTrace {
    var reader = CrashReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(String(line), running: "CardTests.testB")
    }
    return reader.classic["CardTests.testB"] ?? CrashTrace()
  }

  private func crash(_ text: String) -> TestCrash {
    trace(text).crash(of: "AppTests.CardTests/testB", in: "/app")
  }

  private static let exception =
    "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: 'CardView.xib:17: no key'"

  @Test func anExceptionIsToldAsTheProgramPrintsItWithItsPlace() {
    let crash = crash(
      """
      \(Self.exception)
      *** Test under way: CardTests.testB

      *** Program crashed: Aborted at 0x0000000000003a75 ***

      Thread 0 "App" crashed:

        0                0x00007f3af7a432b7 tgkill + 7 in libc.so.6
        1 [ra]           0x00005566cdd91194 UIStackView.arrange(_:at:) + 598 in App.xctest at /app/.build/checkouts/d/S.swift:29:23
        2 [ra]           0x00005566cd79c3bd CardTests.testB() + 1292 in App.xctest at /app/Tests/AppTests/CardTests.swift:44:44

      """)

    #expect(crash.message == Self.exception)
    #expect(crash.file == "/app/Tests/AppTests/CardTests.swift" && crash.line == 44)
    #expect(crash.words == "CardTests.swift:44: \(Self.exception)")
  }

  @Test func aReasonOfSeveralLinesIsToldWhole() {
    let reason =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'a\n\nb\nc'"
    let crash = crash("\(reason)\n*** Test under way: CardTests.testB\n\nb'")

    #expect(crash.message == reason)
    #expect(crash.words == String(reason.prefix { $0 != "\n" }))
  }

  @Test(arguments: [
    "*** Signal 6: Backtracing", "error: Process 'a' exited with unexpected signal code 6",
    "◇ Test b() started.", "Test Suite 'A' started at 1",
  ])
  func aReasonThatIsNotClosedEndsWhereOthersSpeak(_ line: String) {
    let start = "*** Terminating app due to uncaught exception 'A', reason: 'a\nb"

    #expect(trace("\(start)\n\(line)\nc").message == start)
  }

  @Test(arguments: ["◇ Test case passing 1 argument", "✔ Test", "✘ Test", "➜ Test"])
  func whatARunnersLineQuotesIsNoCrash(_ mark: String) {
    let quoted = [
      "error: Process 'a' exited with unexpected signal code 6", "Fatal error: a",
      "Assertion failed: a",
    ]
    for words in quoted {
      let trace = trace("\(mark) line → \(words)")
      #expect(trace.cause == nil && trace.message == nil)
    }
  }

  @Test func aStackThatOverflowsIsCalledSoInAFewLines() {
    let crash = crash(Self.overflow)

    #expect(
      crash.message == """
        Stack overflow: Tree.depth(_:) calls itself, 87298 times
          /app/Tests/AppTests/Tree.swift:9: Tree.depth(_:)
          called first by
          /app/Tests/AppTests/Tree.swift:45: CardTests.testB()
        """)
    #expect(crash.file == "/app/Tests/AppTests/Tree.swift" && crash.line == 9)
  }

  /// The trace of a program without Darkroom, or of a thread that has no room to say more.
  @Test func itIsKnownByItsFramesToo() {
    let text = Self.overflow.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()

    #expect(
      crash(text.joined(separator: "\n")).message.hasPrefix("Stack overflow: Tree.depth(_:)"))
  }

  @Test func callsOfEachOtherAreListedOnce() {
    let frames = (0..<48).map { number in
      """
        \(number) [ra]  0x0000558fc76ad9c3 \(number % 2 == 0 ? "load" : "view.getter") + 9 in A.xctest at /lib/V.swift:\(number % 2)
      """
    }
    let crash = crash(
      (["*** Stack overflow: f", "Thread 0 \"A\" crashed:", ""] + frames + [""]).joined(
        separator: "\n"))

    #expect(
      crash.message == """
        Stack overflow: load and 1 other call call each other, 24 times
          /lib/V.swift:0: load
          /lib/V.swift:1: view.getter
        """)
  }

  @Test(arguments: [
    "free(): invalid pointer", "double free or corruption (out)",
    "*** stack smashing detected ***: terminated", "a.out: a.c:3: f: Assertion `x' failed.",
  ])
  func theCLibrarysLastWordsAreTold(_ line: String) {
    #expect(
      crash("\(line)\n*** Program crashed: Aborted at 0x0000000000003a75 ***").message == line)
  }
}
