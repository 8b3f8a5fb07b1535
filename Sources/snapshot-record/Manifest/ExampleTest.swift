import DarkroomSnapshotStore

/// A first snapshot test, for a test target that has none.
struct ExampleTest {
  /// The name of the suite, and of the file without its extension.
  static let name = "FirstSnapshotTests"

  /// Where the file goes.
  let path: String
  let text: String

  /// - Returns: nil if a test other than this one already takes snapshots, or if there is no test target.
  init?(among targets: [ManifestTarget], _ sources: ClientSources) {
    let tests = targets.filter(\.isTest)
    guard let target = tests.first, let folder = sources.folder(of: target) else { return nil }
    path = FilePath.joined(folder, "\(Self.name).swift")
    let own = path
    let texts = tests.map { target in
      sources.swiftFiles(of: target).filter { $0 != own }.compactMap { try? Files.read($0) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    if texts.contains(where: { $0.contains { $0.contains("assertSnapshot") } }) { return nil }
    let isSwiftTesting = texts.first?.contains { $0.contains("import Testing") } ?? false
    text = isSwiftTesting ? Self.swiftTesting : Self.xctest
  }

  private static let body = """
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
        badge.text = "3 new"
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 16
        badge.clipsToBounds = true

        assertSnapshot(of: badge, as: .image)
    """

  private static let xctest = """
    import SnapshotTesting
    import UIKit
    import XCTest

    /// Change something and run the tests: the failure says what changed.
    final class \(name): XCTestCase {
      @MainActor @preconcurrency func testBadge() {
    \(body)
      }
    }

    """

  private static let swiftTesting = """
    import SnapshotTesting
    import Testing
    import UIKit

    /// Change something and run the tests: the failure says what changed.
    struct \(name) {
      @MainActor @Test func badge() {
    \(body)
      }
    }

    """
}
