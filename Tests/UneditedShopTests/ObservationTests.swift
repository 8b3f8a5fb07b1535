import UIKit
import XCTest

@testable import DarkroomUneditedShop

/// Who observes `@objc dynamic` properties hears of their changes.
final class ObservationTests: XCTestCase {
    @MainActor func testAPrivatelySetPropertyOfAnotherModuleIsObserved() {
        let timer = SessionTimer(seconds: 2)
        var log: [String] = []
        let observation = timer.observe(\.remaining, options: [.initial, .old, .new]) { _, change in
            log.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)")
        }

        timer.start(interval: 0.001)
        let deadline = Date(timeIntervalSinceNow: 5)
        while timer.remaining > 0, Date() < deadline {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        observation.invalidate()

        XCTAssertEqual(log, ["-1 → 2", "2 → 1", "1 → 0"])
    }

    @MainActor func testAPropertyWithObserversOfItsOwnIsObserved() {
        let settings = Settings()
        var log: [String] = []
        let observations = [
            settings.observe(\.isDark, options: [.old, .new]) { settings, change in
                log.append("dark \(change.oldValue!) \(change.newValue!) \(settings.isDark)")
            },
            settings.observe(\.volume, options: [.old, .new]) { _, change in
                log.append("volume \(change.oldValue!) \(change.newValue!)")
            },
        ]

        settings.isDark = true
        settings.volume = 0.25
        observations.forEach { $0.invalidate() }
        settings.isDark = false

        XCTAssertEqual(log, ["dark false true true", "volume 0.5 0.25"])
    }

    @MainActor func testThermometersTellOfAllTheirProperties() {
        let thermometer = Thermometer()
        var log: [String] = []
        let observations = [
            thermometer.observe(\.celsius, options: [.old, .new]) { _, change in
                log.append("\(change.oldValue!)° \(change.newValue!)°")
            },
            thermometer.observe(\.kelvin, options: [.old, .new]) { _, change in
                log.append("\(change.oldValue!) K \(change.newValue!) K")
            },
            thermometer.observe(\.place, options: [.old, .new]) { _, change in
                log.append("\(change.oldValue! ?? "nowhere") \(change.newValue! ?? "nowhere")")
            },
        ]

        thermometer.celsius = 500
        thermometer.kelvin = 300
        thermometer.place = "Porto"
        thermometer.place = nil
        observations.forEach { $0.invalidate() }

        XCTAssertEqual(
            log, ["0° 100°", "100° 27°", "373 K 300 K", "nowhere Porto", "Porto nowhere"])
    }

    @MainActor func testObjectsThatAreNoRespondersObserveByName() {
        let observer = NameObserver()
        let settings = Settings()
        settings.addObserver(observer, forKeyPath: "dark", options: [.old, .new], context: nil)

        settings.isDark = true
        settings.removeObserver(observer, forKeyPath: "dark")
        settings.isDark = false

        XCTAssertEqual(observer.log, ["dark false true"])
    }

    func testAClassInAFunctionObservesByName() {
        final class Counter: NSObject {
            var count = 0
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                count += 1
            }
        }
        let counter = Counter()
        let settings = Settings()
        settings.addObserver(counter, forKeyPath: "volume", options: [], context: nil)
        defer { settings.removeObserver(counter, forKeyPath: "volume") }

        settings.volume = 1

        XCTAssertEqual(counter.count, 1)
    }

    @MainActor func testObjectsThatAreNoRespondersHaveAccessibilityOfTheirOwn() {
        let badge = Badge()

        XCTAssertEqual(badge.accessibilityLabel, "Badge")
        XCTAssertTrue(badge.isAccessibilityElement)
        XCTAssertTrue(badge.accessibilityActivate())
    }
}

private final class Thermometer: NSObject {
    @objc dynamic var celsius = 0 {
        didSet {
            guard celsius > 100 else { return }
            celsius = 100
        }
    }
    @objc dynamic var place: String?
    @objc dynamic var kelvin: Int {
        get { celsius + 273 }
        set { celsius = newValue - 273 }
    }
}

private final class NameObserver: NSObject {
    var log: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let keyPath = keyPath, let old = change?[.oldKey], let new = change?[.newKey] else {
            return super.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
        log.append("\(keyPath) \(old) \(new)")
    }
}

private final class Badge: NSObject {
    override var accessibilityLabel: String? {
        get { "Badge" }
        set {}
    }
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override func accessibilityActivate() -> Bool { true }
}
