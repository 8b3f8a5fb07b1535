/// What groups of controls look like.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for groups of controls, which is not drawn yet.
protocol NamedControlGroupStyle: ControlGroupStyle {}

extension NamedControlGroupStyle {
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content.undrawn("\(Self.self)")
  }
}
