/// What date pickers look like.
@MainActor @preconcurrency
public protocol DatePickerStyle {}
