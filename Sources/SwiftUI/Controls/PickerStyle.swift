/// What pickers look like.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// One of Apple's styles for pickers; custom styles are not possible.
protocol NamedPickerStyle {
  associatedtype Body: View
  @MainActor @ViewBuilder func makeBody(configuration: PickerConfiguration) -> Body
}
