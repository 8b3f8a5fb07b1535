package import DarkroomRaster

/// A layer whose picture is changed as a whole, as effects of SwiftUI do it.
package final class CAFilterLayer: CALayer {
  /// Lengths are in points; nil changes nothing.
  package var filter: PictureFilter?

  override var pictureFilter: PictureFilter? { filter }
}
