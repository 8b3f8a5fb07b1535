public import Foundation

/// Time that passes.
///
/// - Important: Inert. The block runs, and nothing is measured.
public final class XCTClockMetric: NSObject, XCTMetric {
  public override init() {}
}
