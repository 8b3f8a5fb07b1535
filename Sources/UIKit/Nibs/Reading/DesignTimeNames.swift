/// Names that Xcode writes for itself, and for its picture of a device.
enum DesignTimeNames {
  static let attributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced",
    "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "colorLabel",
    "propertyAccessControl", "simulatedAppContext", "customizableIdentifier", "canvasLocation",
    "targetRuntime", "resizesToFullSize", "wantsFullScreenLayout", "opensInNewWindow",
    "autoresizesArchivedViewToFullSize",
    "translatesAutoresizingMaskIntoConstraints", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "preservesAutomaticRelativeArrangement", "ibExternalUserLabel",
    "useStoryboardIdentifierAsRestorationIdentifier", "automaticallyAdjustsScrollViewInsets",
    "usesAttributedText", "pointerInteraction", "springLoaded", "tableViewCell",
    "contentViewInsetsToSafeArea", "catalog",
  ]

  static let elements: Set<String> = [
    "connections", "constraints", "userDefinedRuntimeAttributes", "viewLayoutGuide",
    "viewControllerLayoutGuide", "layoutGuides", "nil", "extendedEdge", "userGuides",
    "designable", "attributedUserInfo",
  ]

  static let keys: Set<String> = [
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedToolbarMetrics",
    "simulatedScreenMetrics", "simulatedOrientationMetrics", "freeformSize",
    "freeformSimulatedSizeMetrics", "simulatedDestinationMetrics", "modalFormSheetSize",
    "contentStretch", "designTimeFrame", "exclusiveTouch", "canvasLocation", "userComments",
    "contentSizeForViewInPopover",
  ]
}
