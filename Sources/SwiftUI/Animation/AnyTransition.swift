/// The animation with which a view appears and disappears.
///
/// A still picture shows it after it has appeared.
public struct AnyTransition: @unchecked Sendable {
  private init() {}

  /// Wraps a transition; a picture shows the view after it has appeared.
  public init<T: Transition>(_ transition: T) {}

  /// The transition without an effect.
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// - Important: Inert.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// - Important: Inert.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// - Important: Inert.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// - Important: Inert.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// - Important: Inert.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  /// - Important: Inert.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}
