import DarkroomCoreGraphics
import DarkroomRaster

/// Where the rows of a wheel lie: on a drum that turns about a horizontal axis.
///
/// For the radius and the number of rows to a turn see Measures, control sizes; rows are
/// foreshortened, without perspective.
struct WheelGeometry {
  /// Points.
  let height: CGFloat
  let rowHeight: CGFloat

  /// The height of the rolled table; larger than the wheel, which shows half of the drum.
  private var tableHeight: CGFloat { height + 75 }
  private var rowsPerTurn: CGFloat { (2 * tableHeight / rowHeight).rounded(.up) }
  private var radius: CGFloat { 0.334225372 * tableHeight }

  /// Rows that are seen above the middle one, and below it; 999 at most, so that a height that no screen has makes no
  /// rows without end.
  var visibleDistance: Int {
    let quarter = min((rowsPerTurn / 4).rounded(.up), 1000)
    return quarter > 1 ? Int(quarter) - 1 : 0
  }

  /// The middle of the row that lies `distance` rows below the middle, from the top; and its height
  /// as a share of its own.
  func place(_ distance: Int) -> (middle: CGFloat, share: CGFloat) {
    let turn = Rotation(angle: 2 * .pi * Double(distance) / Double(rowsPerTurn))
    return (height / 2 + radius * turn.sine, turn.cosine)
  }

  /// The distance of the row at `y` (points from the top).
  func distance(at y: CGFloat) -> Int {
    (-visibleDistance...visibleDistance).min {
      abs(place($0).middle - y) < abs(place($1).middle - y)
    } ?? 0
  }
}
