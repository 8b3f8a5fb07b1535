/// What buttons look like and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for buttons, which is not drawn yet.
protocol NamedButtonStyle: PrimitiveButtonStyle {}

extension NamedButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.undrawn("\(Self.self)")
  }
}
