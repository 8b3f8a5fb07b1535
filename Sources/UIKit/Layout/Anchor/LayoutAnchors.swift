/// The anchors of a view or a guide that somebody asked for: one for each attribute.
struct LayoutAnchors {
  /// Few, so that a search is as fast as a table, and an empty list takes no memory.
  private var made: [_LayoutAnchor] = []

  /// The anchor for the attribute, made by `make` where there is none.
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
  /// The one anchor of the attribute, or one of its own for a distance and for what is gone.
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
