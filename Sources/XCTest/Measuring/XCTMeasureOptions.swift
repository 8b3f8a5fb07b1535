public import Foundation

/// How often a block is measured.
public final class XCTMeasureOptions: NSObject {
  /// Who says when the measurement begins and ends.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block calls `startMeasuring()` itself.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The block calls `stopMeasuring()` itself.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// The calls that the block makes itself; by default none, so the whole block is measured.
  public var invocationOptions: InvocationOptions = []
  /// The block is called once more, first.
  public var iterationCount = 5

  public override init() {}

  /// New options with five iterations and no manual calls.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
