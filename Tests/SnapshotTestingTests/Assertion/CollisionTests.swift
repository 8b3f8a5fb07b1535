import Dispatch
import SnapshotTesting
import Testing

/// What two values of one reference leave, and say.
struct CollisionTests {
  let package = ScratchPackage()

  @Test(arguments: [1]) func parameterizedTestsAreToldToUseTheirArgument(_ number: Int) throws {
    _ = package.verify("x", as: .lines, record: .never, line: 1)
    let message = try #require(package.verify("y", as: .lines, record: .never, line: 2))

    #expect(message.hasPrefix("Two assertions use one reference: T.swift:1 and this one"))
    #expect(message.contains(#"named: "\(argument)""#), Comment(rawValue: message))
  }

  @Test func otherTestsAreNot() throws {
    _ = package.verify("x", as: .lines, record: .never, line: 1)
    let message = try #require(package.verify("y", as: .lines, record: .never, line: 2))

    #expect(!message.contains("argument"))
  }

  /// None of the values is known to be the right one.
  @Test func nothingIsPending() {
    package.environment["SNAPSHOT_RECORD_FORCE"] = "pending"

    #expect(package.verify("x", as: .lines, line: 1) != nil)
    #expect(package.text(ScratchPackage.pending) == "x")
    #expect(package.verify("y", as: .lines, line: 2)?.hasPrefix("Two assertions") == true)
    #expect(package.text(ScratchPackage.pending) == nil)
    #expect(package.verify("x", as: .lines, line: 1)?.hasPrefix("Two assertions") == true)
    #expect(package.text(ScratchPackage.pending) == nil)
  }

  @Test func valuesThatCollideAtOnceLeaveNothingPending() {
    package.environment["SNAPSHOT_RECORD_FORCE"] = "pending"
    nonisolated(unsafe) let shared = package
    for round in 0..<20 {
      let name = "round\(round)"
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        _ = unsafe shared.verify("\(index)", as: .lines, named: name, line: index + 1)
      }
      let path = ScratchPackage.pending.replacing("test.a.", with: "test.\(name).")
      #expect(package.text(path) == nil)
    }
  }

  /// What an earlier run left is not this code's either.
  @Test func aRefusedAssertionLeavesNothingPending() {
    package.environment["SNAPSHOT_RECORD_FORCE"] = "pending"
    _ = package.verify("x", as: .lines)
    package.environment["SNAPSHOT_COMPATIBILITY"] = "other"

    #expect(package.verify("x", as: .lines)?.hasPrefix("SNAPSHOT_COMPATIBILITY is") == true)
    #expect(package.text(ScratchPackage.pending) == nil)
  }
}
