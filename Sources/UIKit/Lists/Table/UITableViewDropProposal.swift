import Foundation

/// What a table would do with something dropped on it, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Whether a drop makes a row or goes into one.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
