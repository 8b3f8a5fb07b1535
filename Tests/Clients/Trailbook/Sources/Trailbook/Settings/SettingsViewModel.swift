import Combine
import Foundation
import TrailKit

final class SettingsViewModel: ObservableObject {
    @Published private(set) var sections: [SettingsSection] = []

    let preferences: Preferences
    let bundle: Bundle

    init(preferences: Preferences, bundle: Bundle = .main) {
        self.preferences = preferences
        self.bundle = bundle
        rebuild()
    }

    var versionText: String { bundle.versionDescription }

    func rebuild() {
        let preferences = preferences
        var reminderRows: [SettingsRow] = [
            .toggle(
                title: localized("Remind me to hike"),
                isOn: preferences.isReminderEnabled,
                change: { [weak self] isOn in
                    preferences.isReminderEnabled = isOn
                    self?.rebuild()
                }
            ),
        ]
        if preferences.isReminderEnabled {
            reminderRows.append(.time(
                title: localized("At"),
                value: preferences.reminderTime ?? Date(timeIntervalSinceReferenceDate: 8 * 3_600),
                change: { preferences.reminderTime = $0 }
            ))
        }

        sections = [
            SettingsSection(title: localized("Hiker"), rows: [
                .text(
                    title: localized("Name"),
                    value: preferences.hikerName,
                    placeholder: localized("Your name"),
                    change: { preferences.hikerName = $0 }
                ),
                .stepper(
                    title: localized("Yearly goal"),
                    value: preferences.yearlyGoal / 1_000,
                    range: 50...2_000,
                    step: 50,
                    format: { preferences.distanceFormatter.string(fromDistance: $0 * 1_000) },
                    change: { preferences.yearlyGoal = $0 * 1_000 }
                ),
            ]),
            SettingsSection(title: localized("Display"), rows: [
                .segments(
                    title: localized("Units"),
                    options: UnitSystem.allCases.map(\.localizedTitle),
                    selected: preferences.units.rawValue,
                    change: { preferences.units = UnitSystem(rawValue: $0) ?? .metric }
                ),
                .segments(
                    title: localized("Theme"),
                    options: Theme.allCases.map(\.title),
                    selected: preferences.theme.rawValue,
                    change: { preferences.theme = Theme(rawValue: $0) ?? .automatic }
                ),
                .slider(
                    title: localized("Text size of notes"),
                    value: preferences.textScale,
                    range: 0.8...1.6,
                    change: { preferences.textScale = $0 }
                ),
            ]),
            SettingsSection(title: localized("Reminder"), rows: reminderRows),
            SettingsSection(title: nil, rows: [
                .link(title: localized("About Trailbook"), detail: versionText),
            ]),
        ]
    }
}

struct SettingsSection {
    let title: String?
    let rows: [SettingsRow]
}

enum SettingsRow {
    case toggle(title: String, isOn: Bool, change: (Bool) -> Void)
    case text(title: String, value: String, placeholder: String, change: (String) -> Void)
    case stepper(
        title: String,
        value: Double,
        range: ClosedRange<Double>,
        step: Double,
        format: (Double) -> String,
        change: (Double) -> Void
    )
    case segments(title: String, options: [String], selected: Int, change: (Int) -> Void)
    case slider(title: String, value: Double, range: ClosedRange<Double>, change: (Double) -> Void)
    case time(title: String, value: Date, change: (Date) -> Void)
    case link(title: String, detail: String)
}
