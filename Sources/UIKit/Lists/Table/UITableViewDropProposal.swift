import Foundation

/// A proposal for how a table handles a drop, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Whether a drop creates a row or is added to an existing one.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where the dropped row goes; `unspecified` if the proposal was created without it.
  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal; nothing is dropped here, so only tests read it.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
