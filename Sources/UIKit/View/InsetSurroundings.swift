import DarkroomCoreGraphics

/// What safe area and margins of a view follow from besides the view itself.
struct InsetSurroundings {
  /// That of the view, in its superview.
  var frame: CGRect
  /// Those of the superview.
  var outerBounds: CGRect
  /// The unsafe bands of the superview that subviews may reach into.
  var outerArea: UIEdgeInsets
  var outerMargins: UIEdgeInsets
}

/// Safe area and margins of a view.
struct ResolvedInsets {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets

  func differ(from other: ResolvedInsets) -> Bool {
    safeArea.differ(from: other.safeArea) || margins.differ(from: other.margins)
  }
}
