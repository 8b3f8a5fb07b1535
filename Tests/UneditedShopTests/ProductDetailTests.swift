import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

@MainActor
final class ProductDetailTests: XCTestCase {
    private let basket = Basket()

    private func makeDetail(_ product: Product = BundledCatalogue.all[0]) -> ProductDetailViewController {
        let detail = ProductDetailViewController(product: product, basket: basket)
        detail.loadViewIfNeeded()
        return detail
    }

    func testTheStepperChangesTheAmount() {
        let detail = makeDetail()
        XCTAssertEqual(detail.amountText, "1 × €4.50 = €4.50")

        detail.stepper.simulateIncrement()
        detail.stepper.simulateIncrement()

        XCTAssertEqual(detail.amountText, "3 × €4.50 = €13.50")
    }

    func testTheButtonPutsTheAmountIntoTheBasket() {
        let detail = makeDetail()
        detail.stepper.simulateIncrement()

        detail.addButton.simulateTap()
        detail.addButton.simulateTap()

        XCTAssertEqual(basket.count, 4)
        XCTAssertEqual(basket.lines.map { $0.identifier }, ["earl"])
    }

    func testWhatIsSoldOutCannotBeAdded() {
        let detail = makeDetail(BundledCatalogue.all[3])

        XCTAssertFalse(detail.addButton.isEnabled)
        XCTAssertEqual(detail.addButton.currentTitle, "Sold out")
    }

    func testBarButtonsCallPrivateMethods() {
        let detail = makeDetail()

        detail.navigationItem.rightBarButtonItems?.forEach { $0.simulateTap() }

        XCTAssertEqual(detail.log, ["share", "bookmark"])
    }

    func testEachGestureHasItsMethod() {
        let detail = makeDetail()
        for recognizer in detail.recognizers {
            switch recognizer {
            case let pan as UIPanGestureRecognizer: pan.simulatePan(by: CGPoint(x: 7, y: -3))
            case let press as UILongPressGestureRecognizer: press.simulateLongPress()
            default: recognizer.simulateRecognition()
            }
        }

        XCTAssertEqual(detail.log, ["tap", "next", "press", "pan 7 -3", "released"])
        XCTAssertEqual(detail.picture.transform, CGAffineTransform(scaleX: 2, y: 2))
    }

    func testTheControllerHasTheColourOfItsLiteral() {
        let detail = makeDetail()

        // A literal holds floats, on iOS too, so that it is not equal to a color of doubles.
        XCTAssertEqual(
            detail.view.backgroundColor?.description,
            UIColor(red: 1, green: 0.98, blue: 0.94, alpha: 1).description)
    }

    func testStarsFollowTheFinger() {
        let stars = StarControl(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
        var values: [Int] = []
        let subscription = stars.extension.on(.valueChanged) { values.append($0.value) }

        stars.simulateTap(at: CGPoint(x: 60, y: 12))
        stars.simulateTap(at: CGPoint(x: 61, y: 12))
        stars.simulateTap(at: CGPoint(x: 100, y: 12))

        XCTAssertEqual(values, [3, 5])
        XCTAssertEqual(stars.intrinsicContentSize.width, 120)
        _ = subscription
    }

    func testTapsReachAClosureThroughAGenericClass() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var taps = 0
        let subscription = view.extension.tap { _ in taps += 1 }

        view.simulateTap(at: CGPoint(x: 5, y: 5))

        XCTAssertEqual(taps, 1)
        _ = subscription
    }

    func testLayersAreOfTheClassThatTheViewNames() {
        let view = GradientView()
        view.colors = [.red, .blue]

        XCTAssertEqual((view.layer as? CAGradientLayer)?.colors?.count, 2)
    }
}
