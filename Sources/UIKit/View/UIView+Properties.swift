extension UIView {
  func markNeedsUpdateProperties() {
    layoutState.needsUpdateProperties = true
    setNeedsLayout()
  }

  func updateOwnProperties() {
    guard layoutState.needsUpdateProperties else { return }
    layoutState.needsUpdateProperties = false
    updateProperties()
  }

  func updatePropertiesInTree() {
    updateOwnProperties()
    for view in hierarchy.subviews { view.updatePropertiesInTree() }
  }
}
