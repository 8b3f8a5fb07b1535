import DarkroomFoundation
import Foundation
import Testing

/// Quantities with their units.
struct MeasurementFormatterTests {
  let formatter = MeasurementFormatter()
  let distance = Measurement(value: 12.43, unit: UnitLength.kilometers)

  init() {
    formatter.locale = Locale(identifier: "en_GB")
    formatter.unitOptions = .providedUnit
  }

  @Test(arguments: [
    (Formatter.UnitStyle.short, "12.43km"), (.medium, "12.43 km"), (.long, "12.43 kilometres"),
  ])
  func theStyleChoosesTheName(style: Formatter.UnitStyle, text: String) {
    formatter.unitStyle = style

    #expect(formatter.string(from: distance) == text)
  }

  @Test func theNumberFormatterChoosesTheDigits() {
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: distance) == "12.4 km")

    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2.0 m")

    formatter.numberFormatter.minimumFractionDigits = 0
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 4321.4, unit: UnitLength.meters)) == "4,321 m")

    formatter.numberFormatter.usesGroupingSeparator = false
    #expect(formatter.string(from: Measurement(value: 4321.4, unit: UnitLength.meters)) == "4321 m")
  }

  @Test func otherOptionsTakeTheUnitOfTheRegion() {
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = []

    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "3 mi")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
  }

  @Test func aTemperatureWithoutItsUnit() {
    formatter.unitOptions = .temperatureWithoutUnit

    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }

  @Test func anyMeasurementCanBeAnObject() {
    let bare = Measurement<Unit>(value: 1, unit: UnitMass.grams)

    #expect(formatter.string(for: distance) == "12.43 km")
    #expect(formatter.string(for: bare) == "1 g")
    #expect(formatter.string(for: UnitLength.meters) == "m" && formatter.string(for: 3) == nil)
  }

  @Test func aUnitAlone() {
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitMass.kilograms) == "kilogram")
  }

  @Test func aUnitOfOnesOwnHasItsSymbol() {
    let unit = Unit(symbol: "boots")

    #expect(formatter.string(from: Measurement(value: 2, unit: unit)) == "2 boots")
  }

  @Test func aStyleOfMeasurements() {
    let warmth = Measurement(value: 18.4, unit: UnitTemperature.celsius)
    let british = Locale(identifier: "en_GB")
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: british, usage: .weather)

    #expect(warmth.formatted(style) == "18°C")
    #expect(
      warmth.formatted(
        .measurement(
          width: .wide, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(british)) == "18.4 degrees Celsius")
  }
}
