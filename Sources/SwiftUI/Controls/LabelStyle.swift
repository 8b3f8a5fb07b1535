/// What labels look like.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for labels, which is not drawn yet.
protocol NamedLabelStyle: LabelStyle {}

extension NamedLabelStyle {
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.title.undrawn("\(Self.self)")
  }
}
