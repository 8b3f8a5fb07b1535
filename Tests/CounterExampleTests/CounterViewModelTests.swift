import Combine
import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomCounterExample

/// What a test lets the screen show.
private final class MockViewModel: CounterViewModelType {
    let countSubject = CurrentValueSubject<String, Never>("–")
    let enabledSubject = CurrentValueSubject<Bool, Never>(true)

    var count: AnyPublisher<String, Never> { countSubject.eraseToAnyPublisher() }
    var isDecrementEnabled: AnyPublisher<Bool, Never> { enabledSubject.eraseToAnyPublisher() }
}

/// Brings the mock, and keeps what the screen gave for it.
private final class MockFactory: ViewModelFactoryType {
    let viewModel = MockViewModel()
    private(set) var dependency: CounterViewController.Dependency?

    func create(dependency: CounterViewController.Dependency) -> CounterViewModelType {
        self.dependency = dependency
        return viewModel
    }
}

@MainActor
final class CounterViewModelTests: XCTestCase {
    private var cancellables = Set<AnyCancellable>()

    private func makeCounter() throws -> CounterViewController {
        let storyboard = UIStoryboard(name: "Counter", bundle: nil)
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? CounterViewController)
    }

    private func label(of counter: CounterViewController) throws -> UILabel {
        try XCTUnwrap(counter.view.findView(withAccessibilityIdentifier: "count") as? UILabel)
    }

    func testAStoryboardIsTheScreen() throws {
        let storyboard = UIStoryboard(name: "Counter", bundle: nil)
        let counter = try XCTUnwrap(storyboard.instantiateInitialViewController() as? CounterViewController)
        counter.loadViewIfNeeded()
        try counter.view.findButton(with: "Increment").simulateTap()
        XCTAssertEqual(try label(of: counter).text, "1")
    }

    func testAClosureInjectsAMock() throws {
        let mock = MockViewModel()
        let counter = try makeCounter()
        counter.initViewModel = { _, _, _ in mock }
        counter.loadViewIfNeeded()

        XCTAssertEqual(try label(of: counter).text, "–")
        mock.countSubject.send("42")
        mock.enabledSubject.send(false)
        XCTAssertEqual(try label(of: counter).text, "42")
        XCTAssertFalse(try counter.view.findButton(with: "Decrement").isEnabled)
    }

    func testAFactoryInjectsAMockAndGetsTheTaps() throws {
        let factory = MockFactory()
        let counter = try makeCounter()
        counter.viewModelFactory = AnyViewModelFactory(factory)
        XCTAssertNil(factory.dependency)
        counter.loadViewIfNeeded()

        var taps: [String] = []
        let dependency = try XCTUnwrap(factory.dependency)
        dependency.increment.sink { taps.append("+") }.store(in: &cancellables)
        dependency.decrement.sink { taps.append("-") }.store(in: &cancellables)
        dependency.reset.sink { taps.append("0") }.store(in: &cancellables)
        for title in ["Increment", "Increment", "Decrement", "Reset"] {
            try counter.view.findButton(with: title).simulateTap()
        }

        XCTAssertEqual(taps, ["+", "+", "-", "0"])
        factory.viewModel.countSubject.send("7")
        XCTAssertEqual(try label(of: counter).text, "7")
    }

    func testTheRealOneCountsTaps() throws {
        let counter = try makeCounter()
        counter.loadViewIfNeeded()
        let decrement = try counter.view.findButton(with: "Decrement")

        XCTAssertEqual(try label(of: counter).text, "0")
        XCTAssertFalse(decrement.isEnabled)
        for _ in 0..<3 { try counter.view.findButton(with: "Increment").simulateTap() }
        XCTAssertEqual(try label(of: counter).text, "3")
        XCTAssertTrue(decrement.isEnabled)
        decrement.simulateTap()
        XCTAssertEqual(try label(of: counter).text, "2")
        try counter.view.findButton(with: "Reset").simulateTap()
        XCTAssertEqual(try label(of: counter).text, "0")
        XCTAssertFalse(decrement.isEnabled)
    }
}
