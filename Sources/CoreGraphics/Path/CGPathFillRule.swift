package import DarkroomRaster

/// The rule for the inside of outlines that cross or contain each other: `winding` counts turns, so direction matters;
/// `evenOdd` only counts borders.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var raster: FillRule { self == .winding ? .nonZero : .evenOdd }
}
