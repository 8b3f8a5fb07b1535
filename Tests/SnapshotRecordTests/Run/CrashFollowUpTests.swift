import Testing

@testable import DarkroomSnapshotRecord

/// Who crashed, and what runs next, from what Swift 6.3 prints on Linux.
struct CrashFollowUpTests {
  static let trap = """
    STests/Odd.swift:18: Fatal error: boom

    *** Signal 4: Backtracing from 0x7fa8e34f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007fa8e34f9361 ***

    Thread 3 "-qos.overcommit":

      0      0x00007fa8e1b5ef36 epoll_wait + 86 in libc.so.6

    Thread 4 "oot.default-qos" crashed:

      0                  0x00007fa8e34f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra]             0x00005644ac89391a Odd.boom() + 105 in App.xctest at /app/Tests/STests/Odd.swift:18:82
      2 [async]          0x00005644ac8934e0 static Odd.$s6STests3OddV4boom4TestfMp_ in App.xctest at /tmp/x.swift:4

    Registers:

    error: Process '/app/.build/debug/App.xctest --testing-library swift-testing' exited with unexpected signal code 4
    """

  /// A step in which the tests `ended` came to their end, as the runners tell it.
  private func tally(_ started: [String], ended: [String] = []) -> TestTally {
    var tally = TestTally()
    tally.listed = started
    for test in started where TestTally.isOfXCTest(test) {
      tally.add(.started(TestTally.printed(test)))
    }
    let modern = started.filter { !TestTally.isOfXCTest($0) }
    func events(_ kind: String, _ tests: [String]) -> [String] {
      tests.map { #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#($0)"}}"# }
    }
    let lines =
      modern.map { #"{"kind":"test","payload":{"id":"\#($0)","kind":"function"}}"# }
      + events("testStarted", modern) + events("testEnded", ended)
    tally.take(EventStream([UInt8](lines.joined(separator: "\n").utf8)))
    return tally
  }

  private func reader(_ text: String, running: String? = nil) -> CrashReader {
    var reader = CrashReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(String(line), running: running)
    }
    return reader
  }

  private let first = CrashFollowUp.Step(selection: TestSelection())

  @Test func theBacktraceNamesOneOfSeveralTests() throws {
    var followUp = CrashFollowUp(of: ["S.Odd/boom()", "S.Odd/slow()", "S.Odd/z()"], in: "/app")
    var tally = tally(["S.Odd/boom()", "S.Odd/slow()"])

    let step = try #require(followUp.next(after: first, &tally, reader(Self.trap), status: 1))

    #expect(step.selection.names == ["S.Odd/slow()", "S.Odd/z()"] && !step.isSerial)
    #expect(
      followUp.crashes == [
        TestCrash(
          test: "S.Odd/boom()", file: "/app/Tests/STests/Odd.swift", line: 18,
          message: "Fatal error: boom")
      ])
    #expect(followUp.crashes.map(\.words) == ["Odd.swift:18: Fatal error: boom"])
    #expect(tally.tests(.crashed) == ["S.Odd/boom()"])
  }

  @Test func whatTheProgramSaysOfItselfDecidesToo() {
    for line in [
      "*** Test under way: S.Odd/slow()/Odd.swift:9:4", "*** test under way: S.Odd/slow()",
      "error: S.Odd/slow()/Odd.swift:9:4 ended the process with exit(0), so that it counts",
    ] {
      #expect(
        reader(line).modern.test(among: ["S.Odd/boom()", "S.Odd/slow()"]) == "S.Odd/slow()",
        Comment(rawValue: line))
    }
  }

  @Test func suspectsRunOneAfterTheOther() throws {
    var followUp = CrashFollowUp(of: ["S.A/a()", "S.A/b()", "S.A/c()", "S.A/d()"], in: "/app")
    var parallel = tally(["S.A/a()", "S.A/b()", "S.A/c()"])
    let search = try #require(
      followUp.next(
        after: first, &parallel, reader("S/A.swift:3: Fatal error: boom"), status: 1))
    #expect(search.selection.names == ["S.A/a()", "S.A/b()", "S.A/c()"] && search.isSerial)

    var serial = tally(["S.A/a()", "S.A/b()"], ended: ["S.A/a()"])
    let rest = try #require(followUp.next(after: search, &serial, CrashReader(), status: 1))
    var last = tally(["S.A/c()", "S.A/d()"], ended: ["S.A/c()", "S.A/d()"])
    let end = followUp.next(after: rest, &last, CrashReader(), status: 0)

    #expect(rest.selection.names == ["S.A/c()", "S.A/d()"] && !rest.isSerial)
    #expect(end == nil)
    #expect(
      followUp.crashes == [
        TestCrash(test: "S.A/b()", file: "S/A.swift", line: 3, message: "Fatal error: boom")
      ])
    #expect(followUp.resumed == ["S.A/a()", "S.A/c()", "S.A/d()"])
  }

  @Test func aCrashThatNobodyRepeatsAloneStaysACrash() throws {
    var followUp = CrashFollowUp(of: ["S.A/a()", "S.A/b()"], in: "/app")
    var parallel = tally(["S.A/a()", "S.A/b()"])
    let search = try #require(followUp.next(after: first, &parallel, CrashReader(), status: 139))
    var serial = tally(["S.A/a()", "S.A/b()"], ended: ["S.A/a()", "S.A/b()"])

    #expect(followUp.next(after: search, &serial, CrashReader(), status: 0) == nil)
    #expect(followUp.crashes.map(\.subject) == ["one of S.A/a(), S.A/b()"])
    #expect(
      followUp.crashes.map(\.message) == [
        "signal 11 (SIGSEGV) without a backtrace: most often the stack overflowed"
      ])
  }

  @Test func aSuiteInWhichEverythingCrashesEnds() {
    let tests = (100..<150).map { "A.B/test\($0)" }
    var followUp = CrashFollowUp(of: tests, in: "/app")
    var step: CrashFollowUp.Step? = first
    var programs = 0

    while let current = step {
      var tally = tally([current.selection.names?.first ?? tests[0]])
      programs += 1
      step = followUp.next(after: current, &tally, CrashReader(), status: 1)
    }

    #expect(programs == CrashFollowUp.limit && followUp.crashes.count == CrashFollowUp.limit)
    #expect(followUp.isExhausted)
  }

  @Test func aProgramThatDiesOutsideOfItsTestsIsTriedOnceMore() throws {
    var followUp = CrashFollowUp(of: ["A.B/testA"], in: "/app")
    var empty = TestTally()
    let died = reader("error: Process 'a' exited with unexpected signal code 11")

    let again = try #require(followUp.next(after: first, &empty, died, status: 1))
    #expect(followUp.next(after: again, &empty, died, status: 1) == nil)
    #expect(followUp.crashes.map(\.subject).first == "the test program, outside of its tests")
  }

  @Test func theStandardLibrarysPlaceGivesWayToTheCallers() {
    let text = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Thread 0 "App.x" crashed:

        2 [ra]          0x00007f4bc0e14f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
        3 [ra]          0x0000558fc76ad9c3 ATests.testTwo() + 98 in App.xctest at /app/Tests/XTests/A.swift:5:46
        4 [ra] [system] 0x0000558fc767d24b implicit closure #6 + 26 in App.xctest at /app/.build/runner.swift:6:2
      """
    let trace = reader(text, running: "ATests.testTwo").classic["ATests.testTwo"]

    let crash = trace?.crash(of: "XTests.ATests/testTwo", in: "/app")
    #expect(crash?.words == "A.swift:5: Fatal error: Index out of range")
  }

  @Test func aSecondProgramLeavesTheTraceOfTheFirstAlone() {
    var reader = CrashReader()
    reader.read("A/A.swift:3: Fatal error: first", running: "A.test")
    reader.beginSwiftTesting()
    reader.read("A/B.swift:4: Fatal error: second", running: "A.test")

    #expect(reader.classic["A.test"]?.message == "Fatal error: first")
    #expect(reader.modern.message == "Fatal error: second")
  }

  /// Its tests came to their end, and it ended before its runner did.
  @Test func aProgramThatNotesNoEndIsACrash() {
    var followUp = CrashFollowUp(of: ["A.B/testA"], in: "/app")
    var tally = TestTally()
    tally.listed = ["A.B/testA"]
    tally.add(.started("B.testA"))
    tally.add(.ended("B.testA", .passed, seconds: nil))

    #expect(followUp.next(after: first, &tally, CrashReader(), status: 0, isCut: true) == nil)
    #expect(followUp.crashes.map(\.subject) == ["the test program, outside of its tests"])
  }

  @Test func aPrintedCrashIsNone() {
    var followUp = CrashFollowUp(of: ["S.Odd/boom()"], in: "/app")
    var tally = tally(["S.Odd/boom()"], ended: ["S.Odd/boom()"])

    #expect(followUp.next(after: first, &tally, reader(Self.trap), status: 0) == nil)
    #expect(followUp.crashes.isEmpty)
  }

  @Test func aCrashInsideOfATestLeavesItsNameAlone() {
    #expect(CrashTrace.isCall("closure #1 in Odd.args(n:)", of: "S.Odd/args(n:)"))
    #expect(CrashTrace.isCall("Outer.Odd.a spaced name()", of: "S.Outer/Odd/`a spaced name`()"))
    #expect(!CrashTrace.isCall("MyOdd.boom()", of: "S.Odd/boom()"))
  }
}
