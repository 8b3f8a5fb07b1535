import DarkroomCoreGraphics

/// The values other than the view itself that determine its safe area and margins.
struct InsetSurroundings {
  /// That of the view, in its superview.
  var frame: CGRect
  /// Those of the superview.
  var outerBounds: CGRect
  /// The unsafe edges of the superview into which subviews may extend.
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
