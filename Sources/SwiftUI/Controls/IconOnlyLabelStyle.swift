/// A label that is its icon.
public struct IconOnlyLabelStyle: NamedLabelStyle {
  nonisolated public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
