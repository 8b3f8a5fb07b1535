import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// A package that was moved or copied with its results: one sentence says so, and nothing looks green.
struct MovedPackageTests {
  typealias Rehearsal = RehearsedPackage

  /// The package of another folder, copied here with the results of a run in which two values wait.
  private func copied() throws -> (from: String, package: Rehearsal) {
    let old = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try old.run()
    let package = try Rehearsal(Rehearsal.card)
    try FileManager.default.copyItem(
      atPath: old.tool.path(".snapshot-results"), toPath: package.tool.path(".snapshot-results"))
    return (old.tool.package, package)
  }

  @Test(arguments: ["pending", "accept", "reject", "report", "review"])
  func oneLineSaysWhereTheResultsBelong(_ command: String) throws {
    let (from, package) = try copied()

    let output = try package.run(command, "--no-input")

    #expect(output.status == 1 && output.text.isEmpty)
    let lines = output.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("belong to \(from), and the package lies in") == true)
    #expect(lines.first?.contains("Run the tests again here") == true)
    #expect(!Files.exists(package.tool.path(".snapshot-results/report")))
    #expect(package.references.isEmpty)
  }

  @Test func pruneSaysSo() throws {
    let (from, package) = try copied()

    let output = try package.run("prune")

    #expect(output.status == 1 && output.errors.contains("belong to \(from)"))
  }

  @Test func aRunInTheNewFolderIsAllThatIsNeeded() throws {
    let (_, package) = try copied()

    #expect(try package.run().status == 1)
    #expect(try package.run("pending").text.hasSuffix("1 snapshot pending.\n"))
    let accepted = try package.run("accept")
    #expect(accepted.status == 0 && accepted.errors.isEmpty)
    #expect(try package.run("report").status == 0)
  }

  /// A report of results that are refused says so, too.
  @Test func aReportOfRefusedResultsIsNotGreen() throws {
    let artifact = try HostileArtifact(.source, in: ".snapshot-results")

    let output = try artifact.tool.run("report")

    #expect(output.status == 1)
    let data = try artifact.tool.text(".snapshot-results/report/data.js") ?? ""
    #expect(data.contains(#""refused":1"#) && data.contains("1 result refused"))
  }
}
