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
  /// The temperature of the air.
  public static var weather: Self { Self(usage: "weather") }
  /// The temperature of a body.
  public static var person: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a way on a road, which is rounded the more, the longer it is.
  public static var road: Self { Self(usage: "road") }
  /// The size of a part of a body.
  public static var person: Self { Self(usage: "person") }
  /// The height of a person, in two units where that is usual, such as feet and inches.
  public static var personHeight: Self { Self(usage: "person-height") }
  /// The amount of rain.
  public static var rainfall: Self { Self(usage: "rainfall") }
  /// The amount of snow.
  public static var snowfall: Self { Self(usage: "snowfall") }
  /// The distance at which one can see.
  public static var visibility: Self { Self(usage: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person, in two units where that is usual.
  public static var personWeight: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(usage: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: Self { Self(usage: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(usage: "wind") }
}
