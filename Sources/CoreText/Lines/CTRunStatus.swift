/// How the glyphs of a run follow each other, of CTRun.h.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The characters go from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Never set here.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// Never set here, because fonts have no matrix.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
