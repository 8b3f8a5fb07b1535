import Foundation

/// The dates of the journal.
public final class HikeDateFormatter {
    private let dayFormatter: DateFormatter
    private let monthFormatter: DateFormatter
    private let calendar: Calendar

    public init(locale: Locale = .current, calendar: Calendar = .current) {
        self.calendar = calendar

        dayFormatter = DateFormatter()
        dayFormatter.locale = locale
        dayFormatter.timeZone = calendar.timeZone
        dayFormatter.dateStyle = .medium
        dayFormatter.timeStyle = .none

        monthFormatter = DateFormatter()
        monthFormatter.locale = locale
        monthFormatter.timeZone = calendar.timeZone
        monthFormatter.setLocalizedDateFormatFromTemplate("yMMMM")
    }

    public func day(_ date: Date) -> String {
        dayFormatter.string(from: date)
    }

    public func month(_ date: Date) -> String {
        monthFormatter.string(from: date)
    }

    public func month(_ components: DateComponents) -> String {
        guard let date = calendar.date(from: components) else { return "" }
        return monthFormatter.string(from: date)
    }
}
