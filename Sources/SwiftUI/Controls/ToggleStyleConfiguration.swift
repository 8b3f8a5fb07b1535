/// What a toggle style is asked about.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let label = Label()
  @Binding public var isOn: Bool
  public var isMixed = false

  init(isOn: Binding<Bool>) { _isOn = isOn }
}
