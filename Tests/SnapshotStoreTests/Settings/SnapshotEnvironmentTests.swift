import Testing

@testable import DarkroomSnapshotStore

struct SnapshotEnvironmentTests {
  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "false"], .missing),
    (["CI": ""], .missing),
  ])
  func ciRecordsNothingByDefault(_ values: [String: String], _ mode: RecordMode) {
    #expect(SnapshotEnvironment(values).defaultMode == mode)
  }

  @Test func onlyTheToolMayAskForPending() {
    let environment = SnapshotEnvironment([
      "SNAPSHOT_TESTING_RECORD": "pending", "SNAPSHOT_RECORD_FORCE": "pending",
    ])

    #expect(environment.requestedMode == nil)
    #expect(environment.forcedMode == .pending)
  }

  @Test func oneReferenceInSixteenIsDecoded() {
    let trusted = (0..<1600).filter { Verification.sampled.allowsHashes(for: "/ref/\($0).png") }

    #expect((1450...1550).contains(trusted.count))
    #expect(!Verification.full.allowsHashes(for: "/ref/1.png"))
    #expect(SnapshotEnvironment(["CI": "1"]).verification == .full)
  }
}
