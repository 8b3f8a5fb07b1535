public import Foundation

/// The kind of a quantity, which determines the unit that is usual in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  /// ICU's name of the usage; nil keeps the unit.
  let usage: String?

  /// Converts to the unit that the locale's region uses for such a quantity, such as kilometers to miles.
  public static var general: Self { Self(usage: "default") }
  /// Keeps the unit of the measurement.
  public static var asProvided: Self { Self(usage: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(usage: "weather") }
  public static var person: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(usage: "road") }
  public static var person: Self { Self(usage: "person") }
  public static var personHeight: Self { Self(usage: "person-height") }
  public static var rainfall: Self { Self(usage: "rainfall") }
  public static var snowfall: Self { Self(usage: "snowfall") }
  public static var visibility: Self { Self(usage: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(usage: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(usage: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(usage: "wind") }
}
