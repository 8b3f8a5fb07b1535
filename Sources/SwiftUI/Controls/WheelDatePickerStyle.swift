/// A date picker with wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension WheelDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
