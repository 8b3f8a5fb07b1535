/// What a button style is asked about.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
