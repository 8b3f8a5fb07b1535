/// What date pickers look like.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// A style of Apple's for date pickers; there are no others.
protocol NamedDatePickerStyle {
  nonisolated var uiStyle: UIDatePickerStyle { get }
}
