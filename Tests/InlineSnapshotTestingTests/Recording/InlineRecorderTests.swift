import DarkroomSnapshotStore
import Foundation
import Testing

@testable @_spi(Internals) import InlineSnapshotTesting

struct InlineRecorderTests {
  static let source = "func a() {\n  f(of: x)\n}\nfunc b() {\n  f(of: x)\n  h()\n}\n"

  @Test func severalSnapshotsOfASourceAreWrittenTogether() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("1", at: "a() {\n  f", record: .missing)
    _ = try package.verify("2", at: "b() {\n  f", record: .missing)
    _ = try package.verify("3", at: "h", record: .missing)
    #expect(package.recorder.write() == [])

    #expect(
      package.source == """
        func a() {
          f(of: x) {
            \"""
            1
            \"""
          }
        }
        func b() {
          f(of: x) {
            \"""
            2
            \"""
          }
          h {
            \"""
            3
            \"""
          }
        }

        """)
  }

  /// `swift test --parallel` runs each test in a process of its own; each knows the source as it was compiled.
  @Test func anotherProcessMayHaveWrittenTheSourceMeanwhile() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("2", at: "b() {\n  f", record: .missing)
    package.source = Self.source.replacing(
      "a() {\n  f(of: x)\n", with: "a() {\n  f(of: x) {\n    \"\"\"\n    1\n    \"\"\"\n  }\n")
    #expect(package.recorder.write() == [])

    #expect(package.source.contains("func a() {\n  f(of: x) {\n    \"\"\"\n    1\n"))
    #expect(package.source.contains("func b() {\n  f(of: x) {\n    \"\"\"\n    2\n"))
  }

  @Test func manyWritersAtOnceLoseNothing() async throws {
    let count = 16
    let source = (0..<count).map { "func t\($0)() {\n  f(of: \($0))\n}\n" }.joined()
    let package = try InlinePackage(source)
    let path = package.path
    try await withThrowingTaskGroup(of: [String].self) { group in
      for index in 0..<count {
        group.addTask {
          let sources = SourceCache()
          let state = LockIsolated<[File: [InlineSnapshot]]>([:])
          let recorder = InlineRecorder(state: state, sources: sources)
          let compiled = InlineSource(path: path, text: source)
          let snapshot = InlineSnapshot(
            expected: nil, actual: "\(index)", wasRecording: false, syntaxDescriptor: .init(),
            function: "t", line: UInt(3 * index + 2), column: 4)
          sources.insert(compiled, at: path)
          state.withLock { $0[File(path: path)] = [snapshot] }
          return recorder.write()
        }
      }
      for try await problems in group { #expect(problems == []) }
    }

    for index in 0..<count {
      #expect(
        package.source.contains(
          "func t\(index)() {\n  f(of: \(index)) {\n    \"\"\"\n    \(index)\n    \"\"\"\n  }\n}\n")
      )
    }
  }

  @Test func aKilledProcessLeavesItsSnapshotsWaiting() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("1", at: "a() {\n  f", record: .missing)

    #expect(package.source == Self.source)
    let waiting = package.store.all()
    #expect(waiting.map(\.line.state) == [.added])
    #expect(try package.store.accept([#require(waiting.first)], by: "accept").refused.isEmpty)
    #expect(package.source.hasPrefix("func a() {\n  f(of: x) {\n    \"\"\"\n    1\n"))
  }

  @Test func whatCannotBeWrittenWaitsAndIsSaid() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("1", at: "a() {\n  f", record: .missing)
    package.source = Self.source.replacing("a() {\n  f(of: x)", with: "a() {\n  f(of: z)")
    let problems = package.recorder.write()

    #expect(problems.count == 1)
    #expect(problems.first?.contains("T.swift:2 is not edited: the source has changed") == true)
    #expect(package.store.all().count == 1)
  }

  @Test func ofSeveralValuesAtOnePlaceTheLastCounts() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("1", at: "h", record: .missing)
    _ = try package.verify("2", at: "h", record: .missing)
    #expect(package.recorder.write() == [])

    #expect(package.source.contains("h {\n    \"\"\"\n    2\n    \"\"\"\n  }\n"))
  }

  @Test func whatATestTakesBackIsNotWritten() throws {
    let package = try InlinePackage(Self.source)
    _ = try package.verify("1", at: "h", record: .missing)
    package.forgetRecorded()
    #expect(package.recorder.write() == [])

    #expect(package.source == Self.source)
    #expect(package.store.all().isEmpty)
  }
}
