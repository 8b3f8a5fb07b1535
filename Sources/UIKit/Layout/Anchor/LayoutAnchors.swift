/// The anchors of a view or guide that have been used: one for each attribute.
struct LayoutAnchors {
  /// The anchors in an array.
  ///
  /// There are so few that searching it is as fast as a dictionary, and an empty one needs no memory.
  private var made: [_LayoutAnchor] = []

  /// The anchor for the attribute, which `make` creates if there is none.
  @MainActor
  mutating func anchor<Anchor: _LayoutAnchor>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    for anchor in made where anchor.operand.attribute == attribute {
      if let known = anchor as? Anchor { return known }
    }
    let new = make()
    made.append(new)
    return new
  }
}

extension UIView {
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    layoutState.anchors.anchor(attribute) { NSLayoutXAxisAnchor(LayoutItem(self), attribute) }
  }
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    layoutState.anchors.anchor(attribute) { NSLayoutYAxisAnchor(LayoutItem(self), attribute) }
  }
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    layoutState.anchors.anchor(attribute) { NSLayoutDimension(LayoutItem(self), attribute) }
  }
}

extension UILayoutGuide {
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchors.anchor(attribute) { NSLayoutXAxisAnchor(LayoutItem(self), attribute) }
  }
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchors.anchor(attribute) { NSLayoutYAxisAnchor(LayoutItem(self), attribute) }
  }
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchors.anchor(attribute) { NSLayoutDimension(LayoutItem(self), attribute) }
  }
}

extension LayoutOperand {
  /// The anchor of the attribute.
  ///
  /// A distance, or an item that no longer exists, gets a new anchor.
  var anchor: _LayoutAnchor {
    guard case .attribute(let item, let attribute) = self else { return NSLayoutDimension(self) }
    switch (attribute.kind, item.guide, item.view) {
    case (.x, let guide?, _): return guide.anchor(attribute) as NSLayoutXAxisAnchor
    case (.y, let guide?, _): return guide.anchor(attribute) as NSLayoutYAxisAnchor
    case (.dimension, let guide?, _): return guide.anchor(attribute) as NSLayoutDimension
    case (.x, nil, let view?): return view.anchor(attribute) as NSLayoutXAxisAnchor
    case (.y, nil, let view?): return view.anchor(attribute) as NSLayoutYAxisAnchor
    case (.dimension, nil, let view?): return view.anchor(attribute) as NSLayoutDimension
    case (.x, nil, nil): return NSLayoutXAxisAnchor(self)
    case (.y, nil, nil): return NSLayoutYAxisAnchor(self)
    case (.dimension, nil, nil): return NSLayoutDimension(self)
    case (.none, _, _): return NSLayoutAnchor<AnyObject>(self)
    }
  }
}
