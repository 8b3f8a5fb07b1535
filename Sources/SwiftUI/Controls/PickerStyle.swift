/// What pickers look like.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style of Apple's for pickers; there are no others.
protocol NamedPickerStyle {
  associatedtype Body: View
  @MainActor @ViewBuilder func makeBody(configuration: PickerConfiguration) -> Body
}
