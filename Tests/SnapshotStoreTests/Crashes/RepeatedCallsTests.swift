import DarkroomSnapshotStore
import Testing

struct RepeatedCallsTests {
  /// The runtime prints the first 48 frames and the last 16.
  private func frames(_ functions: [String]) -> [BacktraceFrame] {
    let all = functions.enumerated().map {
      BacktraceFrame(function: $1, file: "/p/\($1).swift", line: 1, number: $0)
    }
    return all.count > 64 ? Array(all.prefix(48) + all.suffix(16)) : all
  }

  private func repeated(_ cycle: [String], _ count: Int) -> [String] {
    (0..<count).flatMap { _ in cycle }
  }

  @Test func aFunctionThatCallsItselfIsOne() throws {
    let calls = try #require(
      RepeatedCalls(in: frames(repeated(["f"], 5000) + ["test", "main"])))

    #expect(calls.frames.map(\.function) == ["f"] && calls.count == 5000)
  }

  @Test func functionsThatCallEachOtherAreToldInTheirOrder() throws {
    let stack = ["malloc", "grow"] + repeated(["view", "load", "connect"], 900) + ["test"]

    let calls = try #require(RepeatedCalls(in: frames(stack)))

    #expect(calls.frames.map(\.function) == ["view", "load", "connect"])
    #expect(calls.count == 900)
  }

  @Test func anOrdinaryStackRepeatsNothing() {
    #expect(RepeatedCalls(in: frames((0..<60).map { "f\($0)" })) == nil)
    #expect(RepeatedCalls(in: frames(["a", "b", "a", "b", "main"])) == nil)
    #expect(RepeatedCalls(in: []) == nil)
  }
}
