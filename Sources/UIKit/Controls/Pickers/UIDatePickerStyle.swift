/// How a date picker looks; the calendar of `inline` is absent here.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact`, but wheels for a count-down timer.
  case automatic = 0
  case wheels = 1
  case compact = 2
}
