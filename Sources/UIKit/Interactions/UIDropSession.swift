import Foundation

/// A drag that is over a view, or was dropped on it.
///
/// Headless: there is none, except a test's own.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}
