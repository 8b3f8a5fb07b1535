/// A button that is its label.
public struct PlainButtonStyle: NamedButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
