/// The style that fits the place of a label.
public struct DefaultLabelStyle: NamedLabelStyle {
  nonisolated public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
