/// An angle, clockwise.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians; a full turn is 2π, and larger angles are kept.
  public var radians: Double
  /// The angle in degrees, converted from and to radians.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle of no turn.
  public static let zero = Angle()
  /// Returns an angle for radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle for degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle: AdditiveArithmetic {
  public static func + (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians + rhs.radians) }
  public static func - (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians - rhs.radians) }
  public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
  public static func * (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians * rhs) }
  public static func * (lhs: Double, rhs: Angle) -> Angle { .radians(lhs * rhs.radians) }
  public static func / (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians / rhs) }
}
