/// A date picker that is a label.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
