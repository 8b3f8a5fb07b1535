extension TreeNode {
  /// Whether UIKit made the view inside another view, so that clients do not know its class.
  package var isPart: Bool { kind.hasPrefix("_") || Self.parts.contains(kind) }

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
