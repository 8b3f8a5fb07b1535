/// A label that is its text.
public struct TitleOnlyLabelStyle: NamedLabelStyle {
  nonisolated public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
