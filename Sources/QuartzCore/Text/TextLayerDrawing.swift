package import DarkroomCoreGraphics

/// Draws the string of a text layer.
///
/// Fonts and attributes of strings belong to UIKit, a module above, which makes `CATextLayer` conform.
package protocol TextLayerDrawing: CATextLayer {
  /// Draws the string with the layer's own coordinates as user space.
  func drawString(in context: CGContext)
  /// The size of the string on lines of unlimited length, in points.
  var stringSize: CGSize { get }
}
