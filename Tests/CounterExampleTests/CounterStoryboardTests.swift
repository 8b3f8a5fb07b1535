import Combine
import UIKit
import XCTest

@testable import DarkroomCounterExample

@MainActor
final class CounterStoryboardTests: XCTestCase {
    private func makeCounter(bundle: Bundle? = nil) throws -> CounterViewController {
        let storyboard = UIStoryboard(name: "Counter", bundle: bundle)
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? CounterViewController)
    }

    func testEveryBundleFindsTheStoryboard() throws {
        for bundle in [nil, Bundle.main, Bundle(for: CounterViewController.self)] {
            XCTAssertNotNil(try makeCounter(bundle: bundle))
        }
    }

    func testIdentifiersAndCreatorsMakeTheController() {
        let storyboard = UIStoryboard(name: "Counter", bundle: nil)

        XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "Counter") is CounterViewController)
        let created = storyboard.instantiateViewController(identifier: "Counter") { coder in
            CounterViewController(coder: coder)
        }
        XCTAssertFalse(created.isViewLoaded)
        XCTAssertTrue(created.storyboard === storyboard)
    }

    func testInstantiationLoadsNoViewAndMakesNoViewModel() throws {
        var made = 0
        let counter = try makeCounter()
        counter.initViewModel = { increment, decrement, reset in
            made += 1
            return CounterViewModel(increment: increment, decrement: decrement, reset: reset)
        }

        XCTAssertFalse(counter.isViewLoaded)
        XCTAssertEqual(made, 0)
        counter.loadViewIfNeeded()
        XCTAssertEqual(made, 1)
    }

    /// Derived from the constraints: safe area 59 to 818, so its middle is 438.5; the label's line at 64 points is
    /// 76.375 high, rounded up to thirds. Edges are rounded to thirds of a point.
    func testSolvedFramesAreThoseThatInterfaceBuilderWrote() throws {
        let counter = try makeCounter()
        let window = PhoneWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = counter
        window.isHidden = false
        window.layoutIfNeeded()

        let third: CGFloat = 1 / 3
        let views = counter.view.subviews
        assertEqual(views[0].frame, CGRect(x: 24, y: 340 + third, width: 345, height: 76 + 2 * third))
        assertEqual(views[1].frame, CGRect(x: 24, y: 449, width: 345, height: 50))
        assertEqual(views[1].subviews[0].frame, CGRect(x: 0, y: 0, width: 164 + 2 * third, height: 50))
        assertEqual(views[1].subviews[1].frame, CGRect(x: 180 + 2 * third, y: 0, width: 164 + third, height: 50))
        XCTAssertEqual(views[2].frame.minY, 523, accuracy: 0.001)
        XCTAssertEqual(views[2].frame.height, 32 + third, accuracy: 0.001)
        XCTAssertEqual(views[2].frame.midX, 196.5, accuracy: 0.17)
    }

    private func assertEqual(_ a: CGRect, _ b: CGRect, line: UInt = #line) {
        for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
            XCTAssertEqual(x, y, accuracy: 0.001, "\(a) is not \(b)", line: line)
        }
    }
}

/// With the insets of the phone that the storyboard was drawn for.
private final class PhoneWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
}
