extension LayoutNode {
  /// Texts and images of the node are read as the label of a control, so they are not elements themselves.
  ///
  /// On iOS a toggle is one element, as wide as its label and its switch, so that a test which taps
  /// the middle of it does not reach the switch.
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
  /// What a person can act on in a label stays an element.
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
