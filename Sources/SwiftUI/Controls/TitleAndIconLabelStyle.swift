/// A label of text and icon.
public struct TitleAndIconLabelStyle: NamedLabelStyle {
  nonisolated public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
