/// What pickers look like.
@MainActor @preconcurrency
public protocol PickerStyle {}
