extension UIView {
  /// Makes bars draw a color in place of their material if a layer's own picture would omit the material.
  ///
  /// SwiftUI views are drawn as a screen shows them, where rows do not show through a bar.
  package func showBarMaterialInPictures(_ isShown: Bool = true) {
    for case let background as _UIBarBackground in subviews { background.hasSubstitute = isShown }
  }
}
