/// What date pickers look like.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// One of Apple's styles for date pickers; custom styles are not possible.
protocol NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { get }
}
