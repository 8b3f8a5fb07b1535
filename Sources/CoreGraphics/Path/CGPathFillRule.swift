package import DarkroomRaster

/// Which parts of an outline that crosses or holds itself are inside: `winding` counts turns, so
/// direction matters; `evenOdd` counts borders only.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var raster: FillRule { self == .winding ? .nonZero : .evenOdd }
}
