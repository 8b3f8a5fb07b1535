/// The default style of a date picker, which depends on its context.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DefaultDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which looks like `compact`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
