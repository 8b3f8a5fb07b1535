package import DarkroomCoreGraphics

/// Sets the string of a text layer.
///
/// Fonts and attributes of strings are UIKit's, a module above: it makes `CATextLayer` conform.
package protocol TextLayerDrawing: CATextLayer {
  /// Draws the string with the layer's own coordinates as user space.
  func drawString(in context: CGContext)
  /// What the string measures on lines as long as they like, in points.
  var stringSize: CGSize { get }
}
