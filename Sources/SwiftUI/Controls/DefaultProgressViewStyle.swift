/// The style that fits the place of a progress view.
public struct DefaultProgressViewStyle: NamedProgressViewStyle {
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
