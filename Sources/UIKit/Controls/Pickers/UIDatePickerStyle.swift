/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The `compact` style, or wheels for a countdown timer.
  case automatic = 0
  case wheels = 1
  case compact = 2
  /// A calendar with the time below it; for only a time, the `compact` style.
  case inline = 3
}
