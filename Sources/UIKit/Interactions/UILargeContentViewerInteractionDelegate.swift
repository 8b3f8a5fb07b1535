public import Foundation

/// Hears of items that are shown large.
///
/// Headless: nothing calls it.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
