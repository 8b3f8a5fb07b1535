/// How the glyphs of a run follow each other, of CTRun.h.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
