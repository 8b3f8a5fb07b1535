@_spi(Internals) import SnapshotTesting
import Testing
import UIKit

/// What `withSnapshotTesting` sets, and who sees it; globals are read, never set: other tests run beside.
struct ScopeTests {
  private func words(_ tool: SnapshotTestingConfiguration.DiffTool?) -> String? {
    tool?(currentFilePath: "a", failedFilePath: "b")
  }

  @Test func aScopeTakesWhatItDoesNotSetFromAround() {
    withSnapshotTesting(record: .failed) {
      #expect(words(SnapshotTestingConfiguration.current?.diffTool) == words(.default))
    }
    withSnapshotTesting(diffTool: "cmp") {
      #expect(SnapshotTestingConfiguration.current?.record == __record)
      withSnapshotTesting(record: .failed) {
        #expect(words(SnapshotTestingConfiguration.current?.diffTool) == "cmp a b")
      }
    }
  }

  @Test func asynchronousScopesDoTheSame() async {
    await withSnapshotTesting(diffTool: "cmp") {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == __record)
    }
  }

  @Test func theGlobalToolIsNotTheScopes() {
    withSnapshotTesting(diffTool: "cmp") {
      #expect(words(diffTool) == words(.default))
    }
  }

  @Test func aScopeSaysWhetherItRecords() {
    withSnapshotTesting(record: .all) { #expect(isRecording) }
    withSnapshotTesting(record: .never) { #expect(!isRecording) }
  }

  @Test(.snapshots(diffTool: "trait")) func theTraitsToolIsGlobalToItsTest() {
    #expect(words(diffTool) == "trait a b")
    withSnapshotTesting(diffTool: "cmp") { #expect(words(diffTool) == "trait a b") }
  }
}

/// The screen of one test.
@MainActor
struct ScreenTraitTests {
  @Test(.snapshots(screen: CGSize(width: 414, height: 896), scale: 2))
  func aTestHasAScreenOfItsOwn() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 414, height: 896))
    var size = CGSize.zero
    var scale: CGFloat = 0
    Snapshotting<UIViewController, UIImage>.image.snapshot(UIViewController()).run {
      (size, scale) = ($0.size, $0.scale)
    }
    #expect(size == CGSize(width: 414, height: 896))
    #expect(scale == 2)
  }

  @Test func othersHaveThatOfTheProcess() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }
}
