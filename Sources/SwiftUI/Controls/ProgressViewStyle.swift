/// What progress views look like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for progress views, which is not drawn yet.
protocol NamedProgressViewStyle: ProgressViewStyle {}

extension NamedProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    EmptyView().undrawn("\(Self.self)")
  }
}
