/// A date picker with a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension GraphicalDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .inline }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar without the label of the picker; a picker without a date has the look of `compact`.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
