/// What a progress view style is asked about.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// The label of the value.
  public struct CurrentValueLabel: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
