public import Foundation

/// Bytes that are written.
///
/// - Important: Inert. The block runs, and nothing is measured.
public final class XCTStorageMetric: NSObject, XCTMetric {
  public override init() {}
}
