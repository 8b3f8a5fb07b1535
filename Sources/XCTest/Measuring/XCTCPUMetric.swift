public import Foundation

/// Work of the processor.
///
/// - Important: Inert. The block runs, and nothing is measured.
public final class XCTCPUMetric: NSObject, XCTMetric {
  public override init() {}
}
