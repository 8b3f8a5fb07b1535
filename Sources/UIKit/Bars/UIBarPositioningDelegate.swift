public import Foundation

/// Says where a bar lies; the method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  // otherwise: .any
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
