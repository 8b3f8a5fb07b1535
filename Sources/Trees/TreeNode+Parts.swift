extension TreeNode {
  /// Whether UIKit made the view inside another view, so that clients do not know its class.
  package var isPart: Bool { kind.hasPrefix("_") || Self.parts.contains(kind) && !isAlert }

  /// The classes that clients cannot name; classes that begin with an underscore need not be listed.
  package static let parts: Set<String> = [
    "AccessoryGlyph", "ActionSheetView", "AlertActionButton", "AlertContentView",
    "AlertTextField", "AlertView", "BackButton", "BarButton",
    "CalendarDay", "CellAccessory", "CellEditControl", "CellReorderControl", "DateCalendar",
    "DatePill", "PickerRowLabel", "PickerWheel", "PopoverView", "SheetBackdrop", "TabBadge",
    "TabButton", "TextDrawingView", "UIButtonLabel", "UICollectionViewControllerWrapperView",
    "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UITableViewCellContentView", "UITableViewIndex", "UITableViewLabel", "UITransitionView",
    "UIViewControllerWrapperView",
  ]
}

extension TreeNode {
  /// The class as clients know it, such as `UIAlertController` for the view of an alert.
  package var shownKind: String { isAlert ? "UIAlertController" : kind }

  /// Whether the view shows an alert or an action sheet; a client's class of that name has no buttons of UIKit's.
  var isAlert: Bool {
    (kind == "AlertView" || kind == "ActionSheetView") && holds("AlertActionButton")
  }

  private func holds(_ kind: String) -> Bool {
    children.contains { $0.kind == kind || $0.holds(kind) }
  }

  /// The title of an alert, or its message if it has no title.
  var alertText: String? {
    for child in children where child.kind != "AlertActionButton" {
      if let text = child.kind == "UILabel" ? child.text : child.alertText { return text }
    }
    return nil
  }

  /// Whether the view hosts SwiftUI's views, whose names contain the composed views around them.
  var isHost: Bool { kind.hasPrefix("_UIHostingView<") }

  /// Whether it is the view in a host into which SwiftUI draws.
  package func isCanvas(in parent: TreeNode?) -> Bool {
    kind == "CanvasView" && parent?.isHost == true
  }
}
