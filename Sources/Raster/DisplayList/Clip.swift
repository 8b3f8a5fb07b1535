/// One step in a chain of clips, whose result is the product of all coverages.
package struct Clip: Sendable {
  package enum Content: Sendable {
    case shape(DeviceShape)
    /// The alpha of a bitmap; nothing is drawn outside its rectangle.
    case mask(ImagePaint)
  }

  package var content: Content
  /// The index of the surrounding clip; -1 if there is none.
  package var parent: Int32
  package var bounds: IntRect
}
