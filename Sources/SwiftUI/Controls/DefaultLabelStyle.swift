/// The default style of a label, which depends on its context.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.titleAndIcon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which looks like `titleAndIcon`.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
