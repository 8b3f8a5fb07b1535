import Foundation

/// What Unicode calls Foundation's units.
enum UnitIdentifier {
  /// ICU's name of a unit, such as `length-kilometer`; nil for units that Unicode lacks.
  static func identifier(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: lengths[unit.symbol].map { "length-" + $0 }
    case is UnitMass: masses[unit.symbol].map { "mass-" + $0 }
    case is UnitDuration: durations[unit.symbol].map { "duration-" + $0 }
    case is UnitTemperature: temperatures[unit.symbol].map { "temperature-" + $0 }
    case is UnitSpeed: speeds[unit.symbol].map { "speed-" + $0 }
    case is UnitVolume: volumes[unit.symbol].map { "volume-" + $0 }
    case is UnitArea: areas[unit.symbol].map { "area-" + $0 }
    case is UnitEnergy: energies[unit.symbol].map { "energy-" + $0 }
    case is UnitPower: powers[unit.symbol].map { "power-" + $0 }
    case is UnitPressure: pressures[unit.symbol].map { "pressure-" + $0 }
    case is UnitAngle: angles[unit.symbol].map { "angle-" + $0 }
    case is UnitFrequency: frequencies[unit.symbol].map { "frequency-" + $0 }
    default: nil
    }
  }

  private static func table(_ units: [(Unit, String)]) -> [String: String] {
    Dictionary(units.map { ($0.0.symbol, $0.1) }) { first, _ in first }
  }

  private static let lengths = table([
    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
    (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
    (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.lightyears, "light-year"),
    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
  ])
  private static let masses = table([
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.metricTons, "tonne"), (UnitMass.pounds, "pound"),
    (UnitMass.ounces, "ounce"), (UnitMass.stones, "stone"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
  ])
  private static let durations = table([
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
  ])
  private static let temperatures = table([
    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"),
  ])
  private static let speeds = table([
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"),
  ])
  private static let volumes = table([
    (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.gallons, "gallon"),
    (UnitVolume.quarts, "quart"), (UnitVolume.pints, "pint"), (UnitVolume.cups, "cup"),
    (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.teaspoons, "teaspoon"),
  ])
  private static let areas = table([
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMiles, "square-mile"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareInches, "square-inch"), (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
  ])
  private static let energies = table([
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ])
  private static let powers = table([
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.megawatts, "megawatt"), (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
  ])
  private static let pressures = table([
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ])
  private static let angles = table([
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ])
  private static let frequencies = table([
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
  ])
}
