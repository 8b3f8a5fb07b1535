/// A label of text only.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
