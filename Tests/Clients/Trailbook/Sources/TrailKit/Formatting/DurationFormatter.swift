import Foundation

public enum DurationFormatter {
    public enum Style: Sendable {
        /// "3h 25m"
        case brief
        /// "3 hours, 25 minutes"
        case spoken
        /// "03:25:10"
        case clock
    }

    public static func string(from interval: TimeInterval, style: Style = .brief) -> String {
        switch style {
        case .brief:
            return formatter(unitsStyle: .abbreviated).string(from: interval) ?? ""
        case .spoken:
            return formatter(unitsStyle: .full).string(from: interval) ?? ""
        case .clock:
            let total = Int(interval.rounded())
            return String(format: "%02d:%02d:%02d", total / 3_600, total / 60 % 60, total % 60)
        }
    }

    private static func formatter(unitsStyle: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = unitsStyle
        formatter.zeroFormattingBehavior = .dropLeading
        return formatter
    }
}
