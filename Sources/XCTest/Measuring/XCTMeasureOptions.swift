public import Foundation

/// How often a block is measured.
public final class XCTMeasureOptions: NSObject {
  /// Who says when the measurement begins and ends.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  public var invocationOptions: InvocationOptions = []
  /// The block is called once more, first.
  public var iterationCount = 5

  public override init() {}

  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
