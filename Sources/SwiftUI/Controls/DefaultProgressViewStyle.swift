/// The default style of a progress view: a bar if it has a value.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressView(configuration).progressViewStyle(.circular)
    } else {
      ProgressView(configuration).progressViewStyle(.linear)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a spinner without a value, and a bar with one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
