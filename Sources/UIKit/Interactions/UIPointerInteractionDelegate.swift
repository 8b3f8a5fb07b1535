public import Foundation

/// Decides how a pointer looks over a view.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
