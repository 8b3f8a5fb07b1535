/// A view that assistive technologies treat as one element.
final class AccessibilityElementNode: LayoutNode {
  /// Whether the element combines the labels of the elements inside it.
  private let combines: Bool

  init(_ child: LayoutNode, combines: Bool) {
    self.combines = combines
    super.init(around: child)
  }

  override func makeView() -> UIView? {
    let view = EffectView()
    view.isAccessibilityElement = true
    if combines {
      view.arrange = { view in
        view.accessibilityLabel = view.accessibilityLabel ?? view.innerLabel
        view.combineInnerElements()
      }
    }
    return view
  }
}

extension UIView {
  /// Combines labels, traits and actions of the elements inside into this element.
  fileprivate func combineInnerElements() {
    let elements = subviews.flatMap(\.innerElements)
    let traits = elements.reduce(into: UIAccessibilityTraits()) {
      $0.formUnion($1.accessibilityTraits)
    }
    accessibilityTraits.formUnion(traits.subtracting(.staticText))
    let actions = elements.flatMap { $0.accessibilityCustomActions ?? [] }
    if !actions.isEmpty, accessibilityCustomActions == nil { accessibilityCustomActions = actions }
  }

  private var innerElements: [UIView] {
    isAccessibilityElement ? [self] : subviews.flatMap(\.innerElements)
  }

  /// The labels of the elements inside, in the order in which assistive technologies read them.
  fileprivate var innerLabel: String? {
    let labels = subviews.compactMap {
      $0.isAccessibilityElement ? $0.accessibilityLabel : $0.innerLabel
    }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
