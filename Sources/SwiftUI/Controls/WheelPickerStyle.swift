/// A picker with a wheel.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
