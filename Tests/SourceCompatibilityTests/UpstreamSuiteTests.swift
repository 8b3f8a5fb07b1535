import SnapshotTesting
import XCTest

// Devices that upstream lacks, as suites declare them.
extension ViewImageConfig {
  static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)

  static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    let size = CGSize(width: 393, height: 851)
    switch orientation {
    case .portrait:
      return .init(
        safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), size: size,
        traits: .iPhone15Pro(orientation))
    case .landscape:
      return .init(
        safeArea: .init(top: 0, left: 59, bottom: 21, right: 59),
        size: CGSize(width: size.height, height: size.width), traits: .iPhone15Pro(orientation))
    }
  }
}

extension UITraitCollection {
  static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .init(traitsFrom: [
      .init(horizontalSizeClass: .compact), .init(userInterfaceIdiom: .phone),
      .init(verticalSizeClass: orientation == .portrait ? .regular : .compact),
      .init(preferredContentSizeCategory: .extraLarge),
    ])
  }
}

extension Snapshotting where Value == URL, Format == String {
  fileprivate static var parts: Snapshotting {
    SimplySnapshotting.lines.pullback { $0.pathComponents.joined(separator: "\n") }
  }
}

extension Snapshotting where Value == Int, Format == String {
  fileprivate static var later: Snapshotting {
    Snapshotting<String, String>.lines.asyncPullback { number in
      Async { callback in callback("\(number)") }
    }
  }
}

extension Diffing where Value == String {
  fileprivate static var words: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      if old.split(separator: " ") == new.split(separator: " ") { return nil }
      return ("Other words", [XCTAttachment(data: Data(new.utf8), uniformTypeIdentifier: nil)])
    }
  }
}

/// A suite as upstream's users write it: it imports the module and XCTest alone, and is compiled with aliases here and
/// once more, unedited, by the plugin for iOS sources.
@preconcurrency @MainActor
final class UpstreamSuiteTests: XCTestCase {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private func size<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> CGSize? {
    var size: CGSize?
    strategy.snapshot(value).run { size = $0.size }
    return size
  }

  func testAnAssertionOfOnesOwnUsesAFolderOfItsOwn() {
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent(
        "../../__Snapshots__/DarkroomSourceCompatibilityTests/UpstreamSuiteTests"
      ).standardizedFileURL.path
    func verify(_ value: String, named name: String? = nil) -> String? {
      verifySnapshot(
        of: value, as: .lines, named: name, record: .never, snapshotDirectory: folder,
        timeout: 1, testName: "testCounts()")
    }

    XCTAssertNil(verify("one"))
    XCTAssertNil(verify("two", named: "named"))
  }

  func testStrategiesOfOnesOwn() {
    XCTAssertEqual(text(URL(fileURLWithPath: "/a/b"), .parts), "/\na\nb")
    XCTAssertEqual(text(3, .later), "3")
    XCTAssertEqual(text(3, .wait(for: 0.01, on: .later)), "3")
    XCTAssertNil(Diffing.words.diff("a b", "a  b"))
    XCTAssertEqual(Diffing.words.diff("a b", "a c")?.0, "Other words")
    let strategy = Snapshotting<String, String>(pathExtension: "words", diffing: .words)
    XCTAssertEqual(strategy.pathExtension, "words")
  }

  func testValuesAsText() {
    enum Turn: CaseIterable { case left, right }

    XCTAssertEqual(text(["b": 1, "a": nil], .json), "{\n  \"a\" : null,\n  \"b\" : 1\n}")
    XCTAssertEqual(text(["b": 1] as [String: Any], .json), "{\n  \"b\" : 1\n}")
    XCTAssertEqual(text((1, "x"), .dump), "▿ (2 elements)\n  - .0: 1\n  - .1: \"x\"\n")
    XCTAssertEqual(
      text({ (turn: Turn) in turn == .left }, Snapshotting<Turn, String>.func(into: .description)),
      "\"left\",\"true\"\n\"right\",\"false\"")
  }

  func testViewsAndControllers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let controller = UINavigationController(rootViewController: UIViewController())

    XCTAssertEqual(size(view, .image), CGSize(width: 30, height: 20))
    XCTAssertEqual(
      size(view, .image(precision: 0.99, size: CGSize(width: 5, height: 6))),
      CGSize(width: 5, height: 6))
    XCTAssertEqual(view.frame.width, 30)
    XCTAssertEqual(size(view.layer, .image(traits: .init(displayScale: 2))), view.bounds.size)
    XCTAssertEqual(
      size(UIBezierPath(rect: view.bounds), .image(scale: 2)), CGSize(width: 30, height: 20))
    XCTAssertEqual(
      size(UIViewController(), .image(on: .iPhoneSe)), CGSize(width: 320, height: 568))
    XCTAssertEqual(size(controller, .image(on: .iPhoneX(.portrait)))?.height, 768)
    XCTAssertEqual(
      text(view, .recursiveDescription),
      "<UIView; frame = (0 0; 30 20); layer = <CALayer>>")
    XCTAssertEqual(
      text(UIViewController(), .hierarchy), "<UIViewController>, state: appeared, view: <UIView>")
  }

  func testDevicesOfOnesOwnWin() {
    XCTAssertEqual(ViewImageConfig.iPhone15Pro.size?.height, 851)
    XCTAssertEqual(
      ViewImageConfig.iPhone15Pro(.landscape).traits.preferredContentSizeCategory, .extraLarge)
    XCTAssertEqual(
      size(UIViewController(), .image(on: .iPhone15Pro)), CGSize(width: 393, height: 851))
    XCTAssertEqual(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird)).size,
      CGSize(width: 375, height: 1024))
  }

  func testScopes() {
    withSnapshotTesting(record: .all, diffTool: .ksdiff) {
      XCTAssertTrue(isRecording)
      withSnapshotTesting(record: .failed) { XCTAssertFalse(isRecording) }
    }
    XCTAssertEqual(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a b", failedFilePath: "c"),
      "ksdiff \"a b\" \"c\"")
    let tool: SnapshotTestingConfiguration.DiffTool = "cmp"
    XCTAssertEqual(tool(currentFilePath: "a", failedFilePath: "b"), "cmp a b")
    XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: "missing"), .missing)
  }
}
