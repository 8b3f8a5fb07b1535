import SnapshotTesting
import Testing

/// A suite of Swift Testing as upstream's users write it, with the two imports it needs there.
@Suite(.snapshots(record: .failed, diffTool: .ksdiff))
@MainActor
struct UpstreamTraitSuiteTests {
  @Test func theSuitesTraitHolds() {
    #expect(!isRecording)
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
  }

  @Test(.snapshots(record: .all)) func theTestsOwnTraitBeatsIt() {
    #expect(isRecording)
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
  }

  @Test(.snapshots, arguments: [UIUserInterfaceStyle.light, .dark])
  func namesOfUIKitAreThere(_ style: UIUserInterfaceStyle) {
    var image = UIImage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .systemBackground
    Snapshotting<UIView, UIImage>.image(traits: .init(userInterfaceStyle: style)).snapshot(view)
      .run { image = $0 }

    #expect(image.size == CGSize(width: 1, height: 1))
  }
}
