/// Draws a view as a group, so that nothing in it blends with the content below.
struct _CompositingGroupEffect {}

extension _CompositingGroupEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  /// How far a view may draw outside of its bounds, in points.
  private static let reach: CGFloat = 4096

  /// Adds a mask that hides nothing, which makes the layer a group.
  func apply(to view: EffectView, in environment: EnvironmentValues) {
    let mask = CALayer()
    mask.backgroundColor = .black
    view.layer.mask = mask
    view.arrange = { mask.frame = $0.bounds.insetBy(dx: -Self.reach, dy: -Self.reach) }
  }
}
