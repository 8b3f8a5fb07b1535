import DarkroomSnapshotStore
import Testing

@testable import DarkroomSnapshotRecord

struct ReportItemsTests {
  /// Not in the code that stands for them in a file of results.
  @Test func anUnusableReferenceIsToldInWords() throws {
    let tool = try Tool()
    let package = try PackageSnapshots(
      containing: tool.package, environment: SnapshotEnvironment([:]))
    try tool.leave([UInt8]("new".utf8), as: "a.txt")
    var line = try #require(package.pending.all().first?.line)
    line.state = .error
    line.problem = "lfs-pointer"
    let words = "The reference cannot be used: it is a pointer of Git LFS; run git lfs pull."
    line.words = [words]

    let item = try #require(ReportItems([line], in: package).items.first)

    #expect(item.problem == words)
    #expect(item.summary == words)
  }
}
