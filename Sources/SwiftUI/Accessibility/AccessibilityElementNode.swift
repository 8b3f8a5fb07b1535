/// A view that is one element.
final class AccessibilityElementNode: LayoutNode {
  /// Whether the labels of the elements inside become that of the whole.
  private let combines: Bool

  init(_ child: LayoutNode, combines: Bool) {
    self.combines = combines
    super.init(around: child)
  }

  override func makeView() -> UIView? {
    let view = EffectView()
    view.isAccessibilityElement = true
    if combines {
      view.arrange = { $0.accessibilityLabel = $0.accessibilityLabel ?? $0.innerLabel }
    }
    return view
  }
}

extension UIView {
  /// The labels of the elements inside, as assistive technologies read them one after the other.
  fileprivate var innerLabel: String? {
    let labels = subviews.compactMap {
      $0.isAccessibilityElement ? $0.accessibilityLabel : $0.innerLabel
    }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
