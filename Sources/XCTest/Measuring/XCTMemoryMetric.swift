public import Foundation

/// Memory that is taken.
///
/// - Important: Inert. The block runs, and nothing is measured.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() {}
}
