import DarkroomUIKit

extension UIStackView {
  /// A stack of `width` by `height` points around `views`, changed by `change` and laid out.
  static func laidOut(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }
}
