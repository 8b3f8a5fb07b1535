extension TreeNode {
  /// Whether UIKit made the view inside of another, so that nobody knows it by its class.
  package var isPart: Bool { kind.hasPrefix("_") || Self.parts.contains(kind) }

  /// Classes that no client can name; classes that begin with an underscore are not listed.
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
