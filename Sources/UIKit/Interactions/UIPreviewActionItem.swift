public import Foundation

/// An action below a preview, or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}
