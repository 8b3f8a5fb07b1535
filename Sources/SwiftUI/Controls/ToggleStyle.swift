/// What toggles look like.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for toggles, which is not drawn yet.
protocol NamedToggleStyle: ToggleStyle {}

extension NamedToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    configuration.label.undrawn("\(Self.self)")
  }
}
