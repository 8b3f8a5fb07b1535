import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Testing

/// Upstream's ways: who asks for them, and what they change.
struct CompatibilityTests {
  let package = ScratchPackage()
  let upstream = ["SNAPSHOT_COMPATIBILITY": "upstream"]

  private func write(_ text: String, _ name: String, in package: ScratchPackage? = nil) {
    (package ?? self.package).write(text, to: "Tests/__Snapshots__/T/test.\(name).txt")
  }

  @Test func aDifferenceHasUpstreamsTextAlone() throws {
    package.environment = upstream
    package.environment["SNAPSHOT_ARTIFACTS"] = "\(package.path)/artifacts"
    write("old", "a")

    let message = try #require(package.verify("new", as: .lines, record: .never))

    #expect(
      message == """
        Snapshot "a" does not match reference.

        @\u{2212}
        "file://\(package.path)/\(ScratchPackage.reference)"
        @+
        "file://\(package.path)/artifacts/T/test.a.txt"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }

        @@ \u{2212}1,1 +1,1 @@
        \u{2212}old
        +new
        """)
    #expect(package.text("artifacts/T/test.a.txt") == "new")
    #expect(package.text("artifacts/T/test.a.reference.txt") == nil)
    #expect(package.text(ScratchPackage.pending) == "new")
  }

  @Test func withoutAFolderForArtifactsItIsThatForTemporaryFiles() throws {
    package.environment = upstream
    let name = "temporary-\(UUID().uuidString)"
    write("old", name)
    let artifact = "\(NSTemporaryDirectory())T/test.\(name).txt"
    defer { try? FileManager.default.removeItem(atPath: artifact) }

    let message = package.verify("new", as: .lines, named: name, record: .never)

    #expect(message?.contains("\"file://\(artifact)\"") == true)
    #expect(FileManager.default.contents(atPath: artifact) == Data("new".utf8))
  }

  @Test func namesMayBeSharedAndRecordedReferencesMayPass() {
    package.environment = upstream

    #expect(package.verify("x", as: .lines, record: .missing, line: 1) != nil)
    #expect(package.verify("x", as: .lines, record: .missing, line: 2) == nil)
    #expect(
      package.verify("y", as: .lines, record: .never, line: 3)?
        .hasPrefix("Snapshot \"a\" does not match reference.") == true)
    #expect(RunSummary(package.lines).collisions.isEmpty)
  }

  @Test func badReferencesAreComparedAsText() {
    package.environment = upstream
    write("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "a")

    #expect(package.verify("x", as: .lines, record: .never)?.hasSuffix("\n+x") == true)
  }

  @Test func theSummaryNamesIt() {
    package.environment = upstream
    write("x", "a")

    #expect(package.verify("x", as: .lines) == nil)
    #expect(
      RunSummary(package.lines).loosenessWords
        == "compared loosely: SNAPSHOT_COMPATIBILITY=upstream (1)")
    #expect(package.said == ["snapshots are compared loosely: SNAPSHOT_COMPATIBILITY=upstream"])
  }

  @Test func theVariableBeatsTheSettings() {
    let package = ScratchPackage(settings: #"{"compatibility": "upstream"}"#)
    write("x", "a", in: package)
    #expect(package.verify("x", as: .lines) == nil)
    #expect(package.lines.last?.looseness == ["compatibility=upstream"])

    package.environment = ["SNAPSHOT_COMPATIBILITY": "darkroom"]
    #expect(package.verify("x", as: .lines) == nil)
    #expect(package.lines.last?.looseness == nil)
  }

  @Test func onContinuousIntegrationTheSettingsAloneCount() {
    package.environment = upstream.merging(["CI": "1"]) { $1 }
    write("x", "a")
    #expect(package.verify("x", as: .lines) == nil)
    #expect(package.lines.last?.looseness == nil)
    #expect(
      package.said == [
        "SNAPSHOT_COMPATIBILITY=upstream has no effect if CI is set: only .snapshots.json counts"
      ])

    let settled = ScratchPackage(settings: #"{"compatibility": "upstream"}"#)
    settled.environment = ["CI": "1"]
    write("x", "a", in: settled)
    #expect(settled.verify("x", as: .lines) == nil)
    #expect(settled.lines.last?.upstream == true)
  }

  @Test(.snapshots(compatibility: .upstream)) func aTraitAsksForIt() {
    package.environment = ["CI": ""]
    #expect(package.verify("x", as: .lines, record: .missing) != nil)
    withSnapshotTesting(diffTool: .ksdiff) {
      #expect(package.verify("x", as: .lines, record: .missing) == nil)
    }
    #expect(package.lines.last?.looseness == ["the trait compatibility: .upstream"])
  }

  @Test func otherWordsPassNothing() {
    package.environment = ["SNAPSHOT_COMPATIBILITY": "apple"]
    write("x", "a")
    #expect(
      package.verify("x", as: .lines)
        == "SNAPSHOT_COMPATIBILITY is \"apple\"; it must be one of darkroom, upstream.")

    let settled = ScratchPackage(settings: #"{"compatibility": "apple"}"#)
    #expect(settled.verify("x", as: .lines)?.contains("\"apple\" is not one of") == true)
  }
}
