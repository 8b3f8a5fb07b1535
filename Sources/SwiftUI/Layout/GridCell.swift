/// How a view lies as a cell of a grid.
struct GridCell {
  /// The row that the view is in; nil for a view that is a row of its own.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  /// Over how many columns the cell reaches.
  var columns = 1
  /// For all cells of the column.
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
  /// Along which the cell takes what the others leave it.
  var unsizedAxes: Axis.Set = []
}
