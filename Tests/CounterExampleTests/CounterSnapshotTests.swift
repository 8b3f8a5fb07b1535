import SnapshotTesting
import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomCounterExample

@MainActor
final class CounterSnapshotTests: XCTestCase {
    private func makeCounter() throws -> CounterViewController {
        let storyboard = UIStoryboard(name: "Counter", bundle: nil)
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? CounterViewController)
    }

    func testAtZero() throws {
        assertSnapshot(of: try makeCounter(), as: .image(on: .iPhoneSe))
    }

    func testAtThree() throws {
        let counter = try makeCounter()
        counter.loadViewIfNeeded()
        for _ in 0..<3 { try counter.view.findButton(with: "Increment").simulateTap() }
        assertSnapshot(of: counter, as: .image(on: .iPhoneSe))
    }

    func testDisabledDecrementButton() throws {
        let counter = try makeCounter()
        counter.view.layoutIfNeeded()
        let button = try counter.view.findButton(with: "Decrement")
        XCTAssertFalse(button.isEnabled)
        assertSnapshot(of: button, as: .image)
    }

    /// A finger's way: through the window to the button, to its publisher, to the view model, to the label.
    func testATapOnTheScreenChangesTheLabel() throws {
        let counter = try makeCounter()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = counter
        window.isHidden = false
        window.layoutIfNeeded()
        let label = try XCTUnwrap(counter.view.findView(withAccessibilityIdentifier: "count") as? UILabel)
        let decrement = try counter.view.findButton(with: "Decrement")

        decrement.simulateTapThroughHitTesting()
        XCTAssertEqual(label.text, "0")
        XCTAssertTrue(try counter.view.findButton(with: "Increment").simulateTapThroughHitTesting())
        XCTAssertEqual(label.text, "1")
        assertSnapshot(of: window, as: .image)
    }
}
