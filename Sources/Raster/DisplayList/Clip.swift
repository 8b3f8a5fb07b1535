/// One step of a chain of clips; the result is the product of the whole chain's coverage.
package struct Clip: Sendable {
  package enum Content: Sendable {
    case shape(DeviceShape)
    /// The alpha of a bitmap; nothing is drawn outside its rectangle.
    case mask(ImagePaint)
  }

  package var content: Content
  /// Index of the clip around this one, or -1.
  package var parent: Int32
  package var bounds: IntRect
}
