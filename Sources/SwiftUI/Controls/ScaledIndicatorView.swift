/// An activity indicator with a given size; UIKit's has only two sizes.
final class ScaledIndicatorView: UIActivityIndicatorView {
  var side: CGFloat = 0

  override func draw(_ rect: CGRect) {
    let usual = intrinsicContentSize.width
    if side != usual, let context = UIGraphicsGetCurrentContext() {
      let scale = side / usual
      let middle = CGPoint(x: usualMiddle(bounds.width), y: usualMiddle(bounds.height))
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -middle.x, y: -middle.y)
    }
    super.draw(rect)
  }

  /// The middle of UIKit's drawing in a given length.
  private func usualMiddle(_ length: CGFloat) -> CGFloat {
    let usual = intrinsicContentSize.width
    return ((length - usual) / 2).rounded(.down) + usual / 2
  }
}
