/// Draws a view on its own, so that nothing in it blends with what is beneath it.
struct _CompositingGroupEffect {}

extension _CompositingGroupEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  /// How far a view may draw out of its bounds, in points.
  private static let reach: CGFloat = 4096

  /// A mask that hides nothing makes a group of the layer.
  func apply(to view: EffectView, in environment: EnvironmentValues) {
    let mask = CALayer()
    mask.backgroundColor = .black
    view.layer.mask = mask
    view.arrange = { mask.frame = $0.bounds.insetBy(dx: -Self.reach, dy: -Self.reach) }
  }
}
