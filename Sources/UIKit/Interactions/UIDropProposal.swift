public import Foundation

/// The operation that a view proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// - Important: Inert.
  open var isPrecise = false
  /// - Important: Inert.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
