/// A date picker with a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension GraphicalDatePickerStyle: NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { .inline }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
