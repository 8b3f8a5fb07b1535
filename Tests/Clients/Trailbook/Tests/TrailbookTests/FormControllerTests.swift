import TrailKit
import TrailUI
import UIKit
import XCTest
@testable import Trailbook

@MainActor
final class FormControllerTests: WindowTestCase {
    func testJournalListsHikesAndOpensThem() throws {
        class Spy: JournalViewControllerDelegate {
            var selected: Hike?
            var newCount = 0

            func journal(_ controller: JournalViewController, didSelect hike: Hike) { selected = hike }
            func journalDidRequestNewHike(_ controller: JournalViewController) { newCount += 1 }
        }

        let environment = AppEnvironment.test()
        let spy = Spy()
        let journal = JournalViewController(
            viewModel: JournalViewModel(repository: environment.hikes, preferences: environment.preferences)
        )
        journal.delegate = spy
        show(UINavigationController(rootViewController: journal))
        waitUntil("two months") { journal.tableView.numberOfSections == 2 }

        let first = IndexPath(row: 0, section: 0)
        journal.tableView.layoutIfNeeded()
        let cell = try XCTUnwrap(journal.tableView.cellForRow(at: first) as? HikeCell)
        XCTAssertEqual(cell.titleLabel.text, "Larch Ridge")
        XCTAssertEqual(cell.ratingControl.rating, 5)
        XCTAssertEqual(cell.accessibilityCustomActions?.count, 1)

        journal.tableView.delegate?.tableView?(journal.tableView, didSelectRowAt: first)
        XCTAssertEqual(spy.selected?.title, "Larch Ridge")

        journal.headerView.addButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(spy.newCount, 1)
    }

    func testSwipeDeletes() throws {
        let environment = AppEnvironment.test()
        let journal = JournalViewController(
            viewModel: JournalViewModel(repository: environment.hikes, preferences: environment.preferences)
        )
        show(journal)
        waitUntil("content") { journal.tableView.numberOfSections == 2 }
        let configuration = try XCTUnwrap(
            journal.tableView(journal.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 1))
        )
        let action = try XCTUnwrap(configuration.actions.first)
        XCTAssertEqual(action.style, .destructive)
        action.handler(action, UIView()) { XCTAssertTrue($0) }
        waitUntil("one month") { journal.tableView.numberOfSections == 1 }
    }

    func testEditorSavesWhatIsTyped() {
        let environment = AppEnvironment.test(hikes: [])
        let editor = HikeEditorViewController(
            viewModel: HikeEditorViewModel(hike: nil, repository: environment.hikes, now: environment.now)
        )
        var isClosed = false
        editor.onClose = { isClosed = true }
        show(UINavigationController(rootViewController: editor))
        XCTAssertEqual(editor.navigationItem.rightBarButtonItem?.isEnabled, false)

        editor.titleField.insertText("Sunset Loop")
        editor.titleField.sendActions(for: .editingChanged)
        editor.distanceField.text = "7.5"
        editor.distanceField.sendActions(for: .editingChanged)
        editor.ratingControl.setRating(4, sendingActions: true)
        editor.weatherControl.selectedSegmentIndex = 2
        editor.weatherControl.sendActions(for: .valueChanged)
        editor.durationStepper.value = 2.5
        editor.durationStepper.sendActions(for: .valueChanged)
        editor.notesView.text = "Rain at the end."
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: editor.notesView)

        XCTAssertEqual(editor.navigationItem.rightBarButtonItem?.isEnabled, true)
        editor.navigationItem.rightBarButtonItem?.tap()
        waitUntil("closed") { isClosed }

        let hike = environment.hikes.hikes.first
        XCTAssertEqual(hike?.title, "Sunset Loop")
        XCTAssertEqual(hike?.distance, 7_500)
        XCTAssertEqual(hike?.rating, 4)
        XCTAssertEqual(hike?.weather, .rainy)
        XCTAssertEqual(hike?.duration, 9_000)
        XCTAssertEqual(hike?.notes, "Rain at the end.")
    }

    func testDistanceFieldRejectsLetters() {
        let editor = HikeEditorViewController(
            viewModel: HikeEditorViewModel(hike: nil, repository: InMemoryHikeRepository())
        )
        editor.loadViewIfNeeded()
        let field = editor.distanceField
        let range = NSRange(location: 0, length: 0)
        XCTAssertFalse(editor.textField(field, shouldChangeCharactersIn: range, replacementString: "x"))
        XCTAssertTrue(editor.textField(field, shouldChangeCharactersIn: range, replacementString: "12"))
        XCTAssertFalse(editor.textFieldShouldReturn(editor.titleField))
    }

    func testCancelAsksWhenThereAreChanges() {
        let editor = HikeEditorViewController(
            viewModel: HikeEditorViewModel(hike: nil, repository: InMemoryHikeRepository())
        )
        var closeCount = 0
        editor.onClose = { closeCount += 1 }
        show(UINavigationController(rootViewController: editor))
        editor.navigationItem.leftBarButtonItem?.tap()
        XCTAssertEqual(closeCount, 1)

        editor.viewModel.title = "Something"
        editor.navigationItem.leftBarButtonItem?.tap()
        waitUntil("alert") { editor.frontmost is UIAlertController }
        XCTAssertEqual(closeCount, 1)
    }

    func testKeyboardMakesRoom() {
        let scrollView = UIScrollView(frame: window.bounds)
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        show(controller)
        let avoider = KeyboardAvoider()
        avoider.attach(to: scrollView)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 552, width: 393, height: 300),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
            ]
        )
        XCTAssertTrue(avoider.isKeyboardVisible)
        XCTAssertGreaterThan(scrollView.contentInset.bottom, 200)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(scrollView.contentInset.bottom, 0)
        avoider.detach()
    }

    func testSettingsControls() throws {
        let environment = AppEnvironment.test()
        let settings = SettingsViewController(viewModel: SettingsViewModel(preferences: environment.preferences))
        show(UINavigationController(rootViewController: settings))
        let table = try XCTUnwrap(settings.tableView)

        let units = try XCTUnwrap(settings.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1)) as? SegmentsCell)
        units.segmentedControl.selectedSegmentIndex = 1
        units.segmentedControl.sendActions(for: .valueChanged)
        XCTAssertEqual(environment.preferences.units, .imperial)

        let goal = try XCTUnwrap(settings.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)) as? StepperCell)
        goal.stepper.value = 300
        goal.stepper.sendActions(for: .valueChanged)
        XCTAssertEqual(environment.preferences.yearlyGoal, 300_000)

        let name = try XCTUnwrap(settings.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) as? TextCell)
        name.textField.text = "Ada"
        name.textFieldDidEndEditing(name.textField)
        XCTAssertEqual(environment.preferences.hikerName, "Ada")

        XCTAssertEqual(table.numberOfRows(inSection: 2), 1)
        let reminder = try XCTUnwrap(settings.tableView(table, cellForRowAt: IndexPath(row: 0, section: 2)) as? ToggleCell)
        reminder.toggle.isOn = true
        reminder.toggle.sendActions(for: .valueChanged)
        waitUntil("time row") { table.numberOfRows(inSection: 2) == 2 }
        XCTAssertTrue(environment.preferences.isReminderEnabled)
    }

    func testRatingControlAccessibility() {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 150, height: 32))
        var values: [Int] = []
        control.on(.valueChanged) { control in
            values.append((control as? RatingControl)?.rating ?? -1)
        }
        control.accessibilityIncrement()
        control.accessibilityIncrement()
        control.accessibilityDecrement()
        control.select(at: CGPoint(x: 149, y: 10))
        XCTAssertEqual(values, [1, 2, 1, 5])
        control.removeAllClosures()
        control.setRating(0, sendingActions: true)
        XCTAssertEqual(values.count, 4)
    }

    func testBarsAreAccessibilityElements() throws {
        let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
        chart.bars = [
            BarChartView.Bar(value: 10, label: "4/24", spokenValue: "10 km"),
            BarChartView.Bar(value: 20, label: "5/24", spokenValue: "20 km"),
        ]
        let elements = try XCTUnwrap(chart.accessibilityElements as? [UIAccessibilityElement])
        XCTAssertEqual(elements.map(\.accessibilityValue), ["10 km", "20 km"])
        XCTAssertEqual(elements[1].accessibilityFrameInContainerSpace.height, 80)
        XCTAssertFalse(chart.isAccessibilityElement)
    }

    func testBadge() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertNil(view.badgeValue)
        view.badgeValue = "3"
        XCTAssertEqual(view.badgeValue, "3")
        XCTAssertEqual(view.descendants(of: BadgeView.self).count, 1)
        view.badgeValue = nil
        XCTAssertTrue(view.subviews.isEmpty)
    }
}
