/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let index: Int

  /// The behavior of the platform: a button acts once.
  public static let automatic = ButtonRepeatBehavior(index: 0)
  public static let enabled = ButtonRepeatBehavior(index: 1)
  public static let disabled = ButtonRepeatBehavior(index: 2)
}

extension View {
  /// - Important: Inert.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
