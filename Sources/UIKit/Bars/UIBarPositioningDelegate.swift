public import Foundation

/// Determines the position of a bar; its method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  // otherwise: .any
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
