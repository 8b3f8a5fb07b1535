/// A date picker with wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension WheelDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date, with the width that they are offered.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
