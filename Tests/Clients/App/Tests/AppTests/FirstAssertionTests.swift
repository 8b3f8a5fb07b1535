import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// What the first assertion of a process takes: it loads the fonts, asks for the classes and reads the stamps that those
/// behind it find there.
///
/// `Scripts/bench --first` runs it, a process for each screen and run: once to record into `FIRST_ASSERTION`, then to
/// measure. The screen is built outside the assertion's time, and what it loads for that with it.
@preconcurrency @MainActor
final class FirstAssertionTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  func testFirstAssertion() throws {
    guard let folder = environment["FIRST_ASSERTION"],
      let name = environment["FIRST_ASSERTION_SCREEN"]
    else { throw XCTSkip("FIRST_ASSERTION and FIRST_ASSERTION_SCREEN are not set.") }
    var problem: String?
    let clock = ContinuousClock()
    let start = clock.now
    let controller = try screen(name)
    let built = clock.now
    problem = verifySnapshot(
      of: controller, as: .image(on: .iPhone13), named: name, snapshotDirectory: folder,
      testName: "first")
    let end = clock.now
    guard environment["FIRST_ASSERTION_RUN"] == "measure" else { return }
    XCTAssertNil(problem)
    print(
      "first: \(name): built \(milliseconds(built - start)) ms, asserted \(milliseconds(end - built)) ms"
    )
  }

  private func screen(_ name: String) throws -> UIViewController {
    let controller = UIViewController()
    switch name {
    case "square":
      controller.view = UIView(frame: GrownScreen.phone)
      controller.view.backgroundColor = .systemTeal
    case "label":
      controller.view = GrownScreen.labels(count: 1)
    case "100 labels":
      controller.view = GrownScreen.labels(count: 100)
    case "settings":
      controller.view = DetailedSettings.view()
    case "feed":
      return FeedScreen()
    default:
      throw XCTSkip("FIRST_ASSERTION_SCREEN is none of square, label, 100 labels, settings, feed.")
    }
    return controller
  }

  private func milliseconds(_ time: Duration) -> String {
    String(
      format: "%.2f",
      Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
  }
}
