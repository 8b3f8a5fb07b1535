import Foundation

/// Formats lengths that are kept in metres.
public struct DistanceFormatter: Sendable {
    public var units: UnitSystem
    public var locale: Locale

    public init(units: UnitSystem = .metric, locale: Locale = .current) {
        self.units = units
        self.locale = locale
    }

    /// For example "12.4 km".
    public func string(fromDistance metres: Double) -> String {
        string(metres, unit: units.lengthUnit, fractionDigits: 1)
    }

    /// For example "840 m".
    public func string(fromHeight metres: Double) -> String {
        string(metres, unit: units.heightUnit, fractionDigits: 0)
    }

    /// For example "4.2 km/h".
    public func string(fromSpeed metresPerSecond: Double) -> String {
        let unit: UnitSpeed = units == .metric ? .kilometersPerHour : .milesPerHour
        let measurement = Measurement(value: metresPerSecond, unit: UnitSpeed.metersPerSecond).converted(to: unit)
        return measurementFormatter(fractionDigits: 1).string(from: measurement)
    }

    public func string(fromWeight grams: Double) -> String {
        let measurement = Measurement(value: grams, unit: UnitMass.grams).converted(to: units.massUnit)
        return measurementFormatter(fractionDigits: 2).string(from: measurement)
    }

    private func string(_ metres: Double, unit: UnitLength, fractionDigits: Int) -> String {
        let measurement = Measurement(value: metres, unit: UnitLength.meters).converted(to: unit)
        return measurementFormatter(fractionDigits: fractionDigits).string(from: measurement)
    }

    private func measurementFormatter(fractionDigits: Int) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .medium
        formatter.numberFormatter.minimumFractionDigits = 0
        formatter.numberFormatter.maximumFractionDigits = fractionDigits
        return formatter
    }
}
