import Combine
import Foundation
import TrailKit
import UIKit

extension Notification.Name {
    nonisolated static let preferencesDidChange = Notification.Name("TrailbookPreferencesDidChange")
}

enum Theme: Int, CaseIterable {
    case automatic, light, dark

    var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .automatic: return .unspecified
        case .light: return .light
        case .dark: return .dark
        }
    }

    var title: String {
        switch self {
        case .automatic: return localized("Automatic")
        case .light: return localized("Light")
        case .dark: return localized("Dark")
        }
    }
}

final class Preferences {
    @UserDefault private var storedName: String
    @UserDefault private var storedGoal: Double
    @UserDefault private var storedReminder: Bool
    @UserDefault private var storedReminderTime: Date?
    @UserDefault private var storedOnboarding: Bool
    @UserDefault private var storedTextScale: Double
    @RawUserDefault private var storedUnits: UnitSystem
    @RawUserDefault private var storedTheme: Theme

    private let center: NotificationCenter

    init(defaults: UserDefaults = .standard, center: NotificationCenter = .default) {
        self.center = center
        _storedName = UserDefault("hiker.name", default: "", container: defaults)
        _storedGoal = UserDefault("goal.distance", default: 200_000, container: defaults)
        _storedReminder = UserDefault("reminder.enabled", default: false, container: defaults)
        _storedReminderTime = UserDefault("reminder.time", default: nil, container: defaults)
        _storedOnboarding = UserDefault("onboarding.finished", default: false, container: defaults)
        _storedTextScale = UserDefault("text.scale", default: 1, container: defaults)
        _storedUnits = RawUserDefault("units", default: .metric, container: defaults)
        _storedTheme = RawUserDefault("theme", default: .automatic, container: defaults)
    }

    var hikerName: String {
        get { storedName }
        set { storedName = newValue; notify() }
    }

    /// Metres per year.
    var yearlyGoal: Double {
        get { storedGoal }
        set { storedGoal = newValue; notify() }
    }

    var isReminderEnabled: Bool {
        get { storedReminder }
        set { storedReminder = newValue; notify() }
    }

    var reminderTime: Date? {
        get { storedReminderTime }
        set { storedReminderTime = newValue; notify() }
    }

    var hasFinishedOnboarding: Bool {
        get { storedOnboarding }
        set { storedOnboarding = newValue }
    }

    var textScale: Double {
        get { storedTextScale }
        set { storedTextScale = newValue; notify() }
    }

    var units: UnitSystem {
        get { storedUnits }
        set { storedUnits = newValue; notify() }
    }

    var theme: Theme {
        get { storedTheme }
        set { storedTheme = newValue; notify() }
    }

    var distanceFormatter: DistanceFormatter { DistanceFormatter(units: units) }

    var changes: AnyPublisher<Void, Never> {
        center.publisher(for: .preferencesDidChange, object: self)
            .map { _ in () }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    private func notify() {
        center.post(name: .preferencesDidChange, object: self)
    }
}
