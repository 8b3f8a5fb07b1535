import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// What the first assertion of a process takes: it loads the fonts, asks for the classes and reads the stamps that those
/// behind it find there.
///
/// `Scripts/bench --first` runs it, a process for each screen and run. The screen is built outside the assertion's time,
/// and what it loads for that with it.
@preconcurrency @MainActor
final class FirstAssertionTests: XCTestCase {
  func testFirstAssertion() throws {
    let name = try XCTUnwrap(Benchmark.row)
    let clock = ContinuousClock()
    let start = clock.now
    let controller = try screen(name)
    let built = clock.now
    let problem = verifySnapshot(
      of: controller, as: .image(on: .iPhone13), named: name,
      snapshotDirectory: Benchmark.references,
      testName: "first")
    let end = clock.now
    guard Benchmark.isMeasuring else { return }
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
      throw XCTSkip("BENCH_ROW is none of square, label, 100 labels, settings, feed.")
    }
    return controller
  }

  private func milliseconds(_ time: Duration) -> String {
    String(format: "%.2f", Benchmark.milliseconds(time))
  }
}
