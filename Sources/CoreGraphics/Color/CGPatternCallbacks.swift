/// How a pattern made from callbacks draws its cell.
@unsafe public struct CGPatternCallbacks {
  /// - Important: Inert.
  public var version: UInt32
  /// Called once, when the pattern is made; the cell it draws is kept.
  public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
  /// Called as soon as the cell is drawn: nothing needs `info` after the pattern is made.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  // unsafe: the callbacks take back the pointer that the pattern was made with.
  public init(
    version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?,
    releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    unsafe self.version = version
    unsafe self.drawPattern = drawPattern
    unsafe self.releaseInfo = releaseInfo
  }
}
