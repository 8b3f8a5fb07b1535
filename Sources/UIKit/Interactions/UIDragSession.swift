import Foundation

/// A drag under way.
///
/// Headless: there is none, except a test's own.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
