/// A date picker drawn as a label.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension CompactDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The default style: the date and the time, each on a gray plate.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
