import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

struct BacktraceTests {
  private static func printed(_ frames: [String]) -> String {
    ([
      "*** Program crashed: Illegal instruction at 0x00007fbe0f56df7f ***", "",
      "Thread 0 \"tests\":", "", "0      0x00007fbe0b25a301 sigsuspend + 65 in libc.so.6", "...",
      "", "Thread 1 \"pool\" crashed:", "",
    ] + frames + [
      "", "Thread 2 \"other\":", "",
      "0 0x01 other() + 1 in App.xctest at /app/Tests/Other.swift:9:1",
    ]).joined(separator: "\n")
  }

  @Test func theFramesOfTheThreadThatCrashedAreRead() {
    let text = Self.printed([
      "  0                  0x00007fbe0f56df7f closure #1 in _assertionFailure(_:file:) + 623 in libswiftCore.so",
      "  3 [ra]             0x0000563d58f7f959 Odd.boom() + 568 in App.xctest at /app/Tests/Odd.swift:41:39",
      "    40│   let one = [1]",
      "  6 [async] [thunk]  0x0000563d58f7d560 closure #1 in Odd.boom() in App.xctest at /app/Tests/Odd.swift:12",
    ])

    #expect(
      Backtrace.crashedFrames(in: text) == [
        BacktraceFrame(function: "closure #1 in _assertionFailure(_:file:)", number: 0),
        BacktraceFrame(function: "Odd.boom()", file: "/app/Tests/Odd.swift", line: 41, number: 3),
        BacktraceFrame(
          function: "closure #1 in Odd.boom()", file: "/app/Tests/Odd.swift", line: 12, number: 6),
      ])
    #expect(Backtrace.crashedFrames(in: "Thread 0 \"tests\":\n\n" + text.prefix(20)).isEmpty)
  }

  @Test func ownFramesAreThoseInFilesOfAPackageAlone() throws {
    let folder = try ScratchFolder()
    for name in [
      "Package.swift", "Tests/Odd.swift", ".build/checkouts/a/A.swift", "Library/B.swift",
    ] {
      try folder.write("", to: name)
    }
    func frame(_ function: String, _ file: String?, _ line: Int) -> BacktraceFrame {
      BacktraceFrame(function: function, file: file.map { folder.path + "/" + $0 }, line: line)
    }
    let frames = [
      frame("missing()", "Tests/Gone.swift", 1),
      frame("checkout()", ".build/checkouts/a/A.swift", 2),
      frame("library()", "Library/B.swift", 3), frame("system()", nil, 4),
      frame("Odd.boom()", "Tests/Odd.swift", 41),
      frame("closure #1 in Odd.boom()", "Tests/Odd.swift", 41),
      frame("Odd.test()", "Tests/Odd.swift", 12),
    ]

    let lines = Backtrace.ownLines(of: frames, without: folder.path + "/Library")

    #expect(lines == ["Tests/Odd.swift:41: Odd.boom()", "Tests/Odd.swift:12: Odd.test()"])
    #expect(Backtrace.ownLines(of: frames, without: "/", limit: 1).isEmpty)
    #expect(Backtrace.ownLines(of: frames, without: folder.path + "/Library", limit: 1).count == 1)
  }
}
