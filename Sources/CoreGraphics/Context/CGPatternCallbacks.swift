import DarkroomRaster

/// The callbacks with which a pattern draws its cell.
@unsafe public struct CGPatternCallbacks {
  /// - Important: Inert.
  public var version: UInt32
  /// Called once, when the pattern is created; the cell that it draws is stored.
  public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
  /// Called as soon as the cell is drawn, because the pattern does not need `info` later.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  // unsafe: the callbacks take back the pointer that the pattern was made with.
  /// Creates callbacks; the version is not used.
  public init(
    version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?,
    releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    unsafe self.version = version
    unsafe self.drawPattern = drawPattern
    unsafe self.releaseInfo = releaseInfo
  }
}

extension CGPattern {
  /// - Important: `tiling` is inert.
  ///
  ///   The result is nil if the cell or a step is empty.
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
    // Row 0 of the cell is the top of the period, because y points up in pattern space.
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
