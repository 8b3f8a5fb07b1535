public import Foundation

/// Says where a bar lies; the method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    _OptionalMethod("position:", of: self)?.call(bar, as: UIBarPosition.self) ?? .any
  }
}
