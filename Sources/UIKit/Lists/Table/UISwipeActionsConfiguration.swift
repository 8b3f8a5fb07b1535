import Foundation

/// The actions on one side of a row, from its edge inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions in the order from the row's edge inward.
  public let actions: [UIContextualAction]
  /// - Important: Inert. Swipes have no length here.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; an empty one shows no actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
