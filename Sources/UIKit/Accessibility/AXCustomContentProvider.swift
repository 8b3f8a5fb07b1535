public import Foundation

/// An element that offers extra information to assistive technologies.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
