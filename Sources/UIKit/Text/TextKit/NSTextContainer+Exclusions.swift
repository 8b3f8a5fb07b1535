import DarkroomRaster
import DarkroomTypesetting

extension NSTextContainer {
  /// The exclusion paths for a layout, which begins after the padding; nil if there are none.
  var exclusions: TextExclusions? {
    guard !exclusionPaths.isEmpty else { return nil }
    let padding = Double(lineFragmentPadding)
    return TextExclusions(
      exclusionPaths.map {
        ExcludedOutline(
          $0.shape.raster.applying(.translation(-padding, 0)),
          usesEvenOddRule: $0.usesEvenOddFillRule)
      }, padding: padding)
  }
}
