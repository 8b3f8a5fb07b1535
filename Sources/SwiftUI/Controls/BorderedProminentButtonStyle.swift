/// A button with a border that stands out.
public struct BorderedProminentButtonStyle: NamedButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
