extension LayoutNode {
  /// Treats texts and images of the node as the label of a control, so they aren't elements themselves.
  ///
  /// On iOS a toggle is one element with the width of label and switch, so a test that taps its middle misses the
  /// switch.
  ///
  /// - SeeAlso: sylvaingamel.fr, "UI Test: Testing toggle on iOS" of 2023. We differ: the element of a control is the
  ///   control, without its label's place.
  func becomeLabel() {
    whenDrawn.append { views in
      for view in views { view.becomeLabel() }
    }
  }
}

extension UIView {
  /// Turns texts and images into a label; interactive parts of the label stay elements.
  fileprivate func becomeLabel() {
    let isRead = accessibilityTraits.isSubset(of: [.staticText, .image, .header])
    if !isAccessibilityElement {
      for view in subviews { view.becomeLabel() }
    } else if isRead {
      isAccessibilityElement = false
      accessibilityLabel = nil
    }
  }
}
