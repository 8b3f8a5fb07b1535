public import Foundation

/// Creates the context menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes what is shown beside the menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a long press on something offers.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public final let identifier: any NSCopying
  package final let previewProvider: UIContextMenuContentPreviewProvider?
  package final let actionProvider: UIContextMenuActionProvider?
  /// - Important: Inert.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// - Important: Inert.
  open var badgeCount = 0

  /// The order in which a menu shows its elements.
  ///
  /// - Important: Inert.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// The identifier is unique if none is given.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
