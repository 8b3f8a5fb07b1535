/// A picker with a wheel.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension WheelPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerWheelControl(options: configuration.options)
  }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the values, with the width that it is offered.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
