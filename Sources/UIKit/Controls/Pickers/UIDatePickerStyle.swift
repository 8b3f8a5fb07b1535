/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact`, but wheels for a count-down timer.
  case automatic = 0
  case wheels = 1
  case compact = 2
  /// A calendar, with the time below it; `compact` for a time alone.
  case inline = 3
}
