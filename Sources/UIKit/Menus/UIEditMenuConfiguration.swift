public import Foundation

/// The place at which an edit menu is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable?
  /// In the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// - Important: Inert.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }
}
