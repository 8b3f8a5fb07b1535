import Foundation

/// A drag in progress.
///
/// There is none here, except one that a test implements.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
