/// The way in which a value changes over time.
///
/// A still picture shows every value at the end of its animation.
public struct Animation: Hashable, Sendable {
  private let name: String

  private init(name: String = #function) { self.name = name }

  /// The animation of the platform, of which a picture shows the end.
  public static let `default` = Animation(name: "default")
  public static var linear: Animation { Animation() }
  public static var easeIn: Animation { Animation() }
  public static var easeOut: Animation { Animation() }
  public static var easeInOut: Animation { Animation() }
  public static var spring: Animation { Animation() }
  public static var interactiveSpring: Animation { Animation() }
  public static var interpolatingSpring: Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static var snappy: Animation { Animation() }
  public static var bouncy: Animation { Animation() }

  /// - Important: Inert.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// - Important: Inert.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// - Important: Inert.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// - Important: Inert.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// - Important: Inert.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  /// - Important: Inert.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// - Important: Inert.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
  /// - Important: Inert.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }

  /// - Important: Inert.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// - Important: Inert.
  public func speed(_ speed: Double) -> Animation { self }
  /// - Important: Inert.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// - Important: Inert.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// - Important: Inert.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension View {
  /// Animates the changes of the view that are made together with a change of the value; a picture shows their end.
  ///
  /// UIKit views inside get the animation in their transaction.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Animates all changes of the view; a picture shows their end, and UIKit views inside get the animation.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Animates the changes that the closure makes; a still picture shows their end.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { modifier(PlaceholderModifier<Self, V>(body)) }
}
