/// What a primitive button style is asked about.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor @preconcurrency
  public func trigger() { action() }
}
