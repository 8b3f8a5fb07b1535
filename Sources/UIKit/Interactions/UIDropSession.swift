import Foundation

/// A drag over a view, or one that was dropped on it.
///
/// There is none here, except one that a test implements.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag began in this app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}
