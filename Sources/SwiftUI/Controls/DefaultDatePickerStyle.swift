/// The style that fits the place of a date picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DefaultDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
