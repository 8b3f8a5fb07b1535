package import DarkroomRaster

/// A layer whose picture is filtered as a whole, for effects of SwiftUI.
package final class CAFilterLayer: CALayer {
  /// The filter, with lengths in points; nil for none.
  package var filter: PictureFilter?

  package override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    filter = (layer as? CAFilterLayer)?.filter
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var pictureFilter: PictureFilter? { filter }
}
