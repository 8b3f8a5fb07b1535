/// The properties of a view as a cell of a grid.
struct GridCell {
  /// The row of the view; nil for a view that is a row itself.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  /// The number of columns that the cell spans.
  var columns = 1
  /// The alignment of all cells in the column.
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
  /// The axes along which the cell takes only the space that others leave.
  var unsizedAxes: Axis.Set = []
}
