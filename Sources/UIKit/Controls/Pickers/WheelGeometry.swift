import DarkroomCoreGraphics
import DarkroomRaster

/// The positions of a wheel's rows, which lie on a drum with a horizontal axis.
///
/// For the radius and the number of rows per turn see Measures, control sizes. Rows are foreshortened without
/// perspective.
struct WheelGeometry {
  /// The height in points.
  let height: CGFloat
  let rowHeight: CGFloat

  /// The height of the table that is rolled up; the wheel is lower, because it shows half of the drum.
  private var tableHeight: CGFloat { height + 75 }
  private var rowsPerTurn: CGFloat { (2 * tableHeight / rowHeight).rounded(.up) }
  private var radius: CGFloat { 0.334225372 * tableHeight }

  /// The number of rows visible above the middle row, and below it.
  ///
  /// It is at most 999, so that an absurd height does not create endless rows.
  var visibleDistance: Int {
    let quarter = min((rowsPerTurn / 4).rounded(.up), 1000)
    return quarter > 1 ? Int(quarter) - 1 : 0
  }

  /// The position of the row that is `distance` rows below the middle one: its middle from the top, and its height as a
  /// share of its full height.
  func place(_ distance: Int) -> (middle: CGFloat, share: CGFloat) {
    let turn = Rotation(angle: 2 * .pi * Double(distance) / Double(rowsPerTurn))
    return (height / 2 + radius * turn.sine, turn.cosine)
  }

  /// The distance from the middle of the row at `y`, in points from the top.
  func distance(at y: CGFloat) -> Int {
    (-visibleDistance...visibleDistance).min {
      abs(place($0).middle - y) < abs(place($1).middle - y)
    } ?? 0
  }
}
