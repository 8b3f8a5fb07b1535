public import Foundation

/// An element that says more of itself.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
