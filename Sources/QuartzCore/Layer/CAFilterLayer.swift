package import DarkroomRaster

/// A layer whose picture is changed as a whole, as effects of SwiftUI do it.
package final class CAFilterLayer: CALayer {
  /// Lengths are in points; nil changes nothing.
  package var filter: PictureFilter?

  package override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    filter = (layer as? CAFilterLayer)?.filter
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var pictureFilter: PictureFilter? { filter }
}
