import DarkroomSnapshotStore
import DarkroomTestSupport
import Testing

struct SampleCounterTests {
  let folder: ScratchFolder
  let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  @Test func runsAreCountedAndProcessesOfOneShareTheNumber() {
    let numbers = ["a", "a", "b", "c", "c"].map { SampleCounter(run: $0).number(in: results) }

    #expect(numbers == [0, 0, 1, 2, 2])
  }

  @Test func aProcessKeepsItsNumberWhileOthersRun() {
    let counter = SampleCounter(run: "a")
    #expect(counter.number(in: results) == 0)
    #expect(SampleCounter(run: "b").number(in: results) == 1)

    #expect(counter.number(in: results) == 0)
  }

  @Test(arguments: ["", "words\n", "-7 x\n", "\(Int.max) x\n", "99999999999999999999 x\n"])
  func whatIsNoNumberBeginsAgain(_ text: String) throws {
    try folder.write(text, to: ".snapshot-results/sample")

    #expect(SampleCounter(run: "a").number(in: results) == 0)
    #expect(SampleCounter(run: "b").number(in: results) == 1)
  }

  @Test func withoutAFolderTheRunsNameGivesANumber() throws {
    try folder.write("", to: ".snapshot-results")

    let number = SampleCounter(run: "a").number(in: results)

    #expect((0..<Verification.sampleCount).contains(number))
    #expect(SampleCounter(run: "a").number(in: results) == number)
  }
}
