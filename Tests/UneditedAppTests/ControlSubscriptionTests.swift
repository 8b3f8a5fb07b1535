import UIKit
import XCTest

@testable import DarkroomUneditedApp

final class ControlSubscriptionTests: XCTestCase {
    @MainActor func testGenericClassesHandleEvents() {
        let button = UIButton(type: .system)
        var taps = 0
        let subscription = button.extension.tap { _ in taps += 1 }

        button.sendActions(for: .touchUpInside)
        subscription.cancel()
        button.sendActions(for: .touchUpInside)

        XCTAssertEqual(taps, 1)
    }

    @MainActor func testSpecialisationsDoNotMix() {
        let button = UIButton(type: .system)
        let toggle = UISwitch()
        var log: [String] = []
        let first = button.extension.tap { _ in log.append("tap") }
        let second = toggle.extension.isOn { log.append("\($0)") }

        // What teams write to simulate an event: by target and name.
        for control in [button, toggle] as [UIControl] {
            for event in [UIControl.Event.touchUpInside, .valueChanged] {
                control.allTargets.forEach { target in
                    control.actions(forTarget: target, forControlEvent: event)?.forEach {
                        (target as NSObject).perform(Selector($0), with: control)
                    }
                }
            }
        }

        XCTAssertEqual(log, ["tap", "false"])
        withExtendedLifetime((first, second)) {}
    }
}
