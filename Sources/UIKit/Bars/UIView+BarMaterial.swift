extension UIView {
  /// Has a bar show a color in place of its material where a layer's own picture would leave that out.
  ///
  /// Views of SwiftUI are drawn as a screen shows them, where rows do not show through a bar.
  package func showBarMaterialInPictures(_ isShown: Bool = true) {
    for case let background as _UIBarBackground in subviews { background.hasSubstitute = isShown }
  }
}
