public import Foundation

/// What is measured.
///
/// - Important: Inert. The block runs, and nothing is measured.
public protocol XCTMetric: NSObjectProtocol {}
