/// The background of a hosting configuration that is a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
  let style: S
}

extension _UIHostingConfigurationBackgroundView: View, UndrawnValue {
  public typealias Body = Never
}
