import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

@MainActor
final class CheckoutTests: XCTestCase {
    private final class Delegate: NSObject, CheckoutViewControllerDelegate {
        var orders: [Order] = []
        var cancels = 0
        func checkoutViewController(_ controller: CheckoutViewController, didPlace order: Order) { orders.append(order) }
        func checkoutViewControllerDidCancel(_ controller: CheckoutViewController) { cancels += 1 }
    }

    private let delegate = Delegate()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    private func makeController() -> CheckoutViewController {
        let basket = Basket()
        basket.add(BundledCatalogue.all[4])
        let controller = CheckoutViewController(viewModel: CheckoutViewModel(basket: basket))
        controller.delegate = delegate
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controller
    }

    private func fill(_ controller: CheckoutViewController, _ texts: [String] = ["Ada", "Hill 1", "4000-012"]) {
        for (field, text) in zip(controller.fields, texts) { field.simulateTyping(text) }
    }

    func testAnOrderNeedsAllFields() {
        let controller = makeController()
        XCTAssertFalse(controller.orderButton.isEnabled)

        fill(controller)
        XCTAssertTrue(controller.orderButton.isEnabled)
        controller.orderButton.simulateTap()

        XCTAssertEqual(delegate.orders.map { $0.address.name }, ["Ada"])
        XCTAssertEqual(delegate.orders.first?.total, Money(cents: 1299))
    }

    func testFieldsSayWhatIsWrong() {
        let controller = makeController()

        controller.fields[2].simulateTyping("4a")
        XCTAssertEqual(controller.messageLabel.text, "Postcode has letters")
        controller.orderButton.simulate(event: .touchDown)
        XCTAssertNil(controller.messageLabel.text)
    }

    func testTheDelegateLimitsTheText() {
        let controller = makeController()

        controller.fields[0].simulateTyping(String(repeating: "x", count: 40))

        XCTAssertEqual(controller.fields[0].text?.count, 24)
    }

    func testReturnGoesToTheNextField() {
        let controller = makeController()
        controller.fields[0].simulateBeginEditing()

        _ = controller.fields[0].delegate?.textFieldShouldReturn?(controller.fields[0])
        XCTAssertTrue(controller.fields[1].isFirstResponder)
        _ = controller.fields[2].delegate?.textFieldShouldReturn?(controller.fields[2])
        XCTAssertFalse(controller.fields[2].isFirstResponder)
    }

    func testPickersReachTheOrder() {
        let controller = makeController()
        fill(controller)
        let day = Date(timeIntervalSince1970: 1_700_600_000)

        controller.countryPicker.simulateSelection(row: 1)
        controller.datePicker.simulateSelection(date: day)
        controller.order()

        XCTAssertEqual(delegate.orders.first?.address.country, "Italy")
        XCTAssertEqual(delegate.orders.first?.delivery, day)
    }

    func testTheKeyboardMovesTheContent() {
        let controller = makeController()
        let frame = CGRect(x: 0, y: 424, width: 320, height: 216)

        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        XCTAssertEqual(controller.keyboardHeight, 216)

        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(controller.keyboardHeight, 0)
    }

    func testLeavingAsksOnceSomethingIsTyped() throws {
        let controller = makeController()
        controller.navigationItem.leftBarButtonItem?.simulateTap()
        XCTAssertEqual(delegate.cancels, 1)

        fill(controller)
        controller.navigationItem.leftBarButtonItem?.simulateTap()
        XCTAssertEqual(delegate.cancels, 1)
        let alert = try XCTUnwrap(controller.presentedViewController as? UIAlertController)
        alert.actions.first { $0.title == "Leave" }?.simulateTap()
        XCTAssertEqual(delegate.cancels, 2)
    }

    func testATapOnTheGroundEndsEditing() {
        let controller = makeController()
        controller.fields[0].simulateBeginEditing()
        XCTAssertTrue(controller.fields[0].isFirstResponder)

        (controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)?.simulateTap()

        XCTAssertFalse(controller.fields[0].isFirstResponder)
    }

    func testAPressedButtonShrinks() {
        let button = RoundedButton()

        button.simulate(event: .touchDown)
        XCTAssertEqual(button.transform.a, 0.96)
        button.simulate(event: .touchCancel)
        XCTAssertEqual(button.transform, .identity)
    }
}
