import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

struct ResultsDirectoryTests {
  private func problem(_ owner: FolderOwner?, isWritable: Bool = true) -> String? {
    do throws(StoreError) {
      try ResultsDirectory.check(owner, isWritable: isWritable, "/shared")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aPublicFolderOfSomebodyElseIsRefused() throws {
    let words = try #require(problem(FolderOwner(user: 0, process: 4321, isPublic: true)))

    #expect(words.hasPrefix("results cannot be in /shared: it belongs to root (user 0), and"))
    #expect(words.hasSuffix("the tests run as user 4321; name a folder in it"))
  }

  @Test func aFolderThatCannotBeWrittenNamesItsOwner() throws {
    let others = FolderOwner(user: 0, process: 4321, isPublic: false)
    #expect(problem(others, isWritable: false)?.contains("belongs to root (user 0)") == true)

    let own = FolderOwner(user: 7, process: 7, isPublic: false)
    #expect(
      problem(own, isWritable: false) == "results cannot be in /shared: it cannot be written")
  }

  /// As `/tmp` is: for all but root there is such a folder, and root can make one.
  @Test func nothingIsWrittenIntoAPublicFolderOfSomebodyElse() throws {
    let scratch = try ScratchFolder()
    var folder = "/tmp"
    if geteuid() == 0 {
      folder = scratch.path
      let isGiven = unsafe chown(folder, 4321, 4321) == 0 && chmod(folder, 0o777) == 0
      try #require(isGiven)
    }
    let results = ResultsDirectory(
      package: scratch.path, environment: SnapshotEnvironment(["SNAPSHOT_RESULTS_DIR": folder]))

    let error = #expect(throws: StoreError.self) { try results.prepare() }

    #expect(error?.description.contains("; name a folder in it") == true)
    #expect(!Files.exists("\(folder)/.gitignore"))
  }

  @Test func foldersThatAGroupSharesAndOnesOwnAreTaken() {
    #expect(problem(FolderOwner(user: 0, process: 4321, isPublic: false)) == nil)
    #expect(problem(FolderOwner(user: 7, process: 7, isPublic: true)) == nil)
    #expect(problem(nil) == nil)
  }
}
