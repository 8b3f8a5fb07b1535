package import DarkroomRaster

/// A picture that repeats over the plane.
///
/// The cell of a pattern made from callbacks is drawn once, when the pattern is made, at `cellScale` pixels to
/// a unit.
public final class CGPattern: Sendable {
  /// One period of the pattern.
  package let cell: Bitmap
  /// Maps pixels of the cell to pattern space, whose y axis points the way of `CGContext`'s user space.
  package let cellTransform: Transform
  /// Whether the cell has its own colours; otherwise its alpha is filled with the colour's components.
  package let isColored: Bool

  /// What callbacks draw is sampled at this many pixels to a unit.
  private static let cellScale = 4.0

  package init(cell: Bitmap, cellTransform: Transform, isColored: Bool = true) {
    self.cell = cell
    self.cellTransform = cellTransform
    self.isColored = isColored
  }

  /// - Important: `tiling` is inert. Nil when the cell or a step is empty.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let callbacks = unsafe callbacks.pointee
    let scale = CGPattern.cellScale
    let columns = Int((abs(xStep) * scale).rounded())
    let rows = Int((abs(yStep) * scale).rounded())
    guard columns > 0, rows > 0, columns <= 8192, rows <= 8192, !bounds.isEmpty else { return nil }
    let context = CGContext(recordingWidth: columns, height: rows, scale: 1)
    // Row 0 of the cell is the top of the period: pattern space is y up.
    let toCell = Transform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
      ty: Double(rows) + bounds.minY * scale)
    context.concatenateRaster(toCell)
    context.clip(to: bounds)
    // unsafe: the caller's pointer goes back to the caller's functions, unread.
    unsafe callbacks.drawPattern?(info, context)
    unsafe callbacks.releaseInfo?(info)
    let toPattern = toCell.inverted ?? .identity
    self.init(
      cell: Bitmap(BandRasterizer.render(context.displayList())),
      cellTransform: toPattern.concatenating(Transform(matrix)), isColored: isColored)
  }
}
