extension ModuleIndex {
  /// Whether the class inherits from `NSObject`, judging by the name of its first superclass in another module.
  func isObject(_ name: String) -> Bool {
    guard let root = classes(from: name).last, !isKnown(root) else { return false }
    return ["UI", "NS", "CA"].contains { root.hasPrefix($0) } && !Self.protocols.contains(root)
      || Self.foundation.contains(root)
  }

  /// Whether the class inherits from `CALayer`, judging by names.
  func isLayer(_ name: String) -> Bool {
    guard let root = classes(from: name).last, !isKnown(root) else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// Whether the class is declared here, and its superclass in another module is not a responder.
  func isDeclaredObject(_ name: String) -> Bool {
    guard isKnown(name), isObject(name), let root = classes(from: name).last else { return false }
    return !root.hasPrefix("UI") || Self.noResponders.contains(root)
  }

  /// Whether a superclass in the module, or an extension of one, declares the member.
  func inherits(_ member: Member, by name: String) -> Bool {
    classes(from: name).dropFirst().contains { superclass in
      isKnown(superclass)
        && type(superclass)?.members[member.name]?.contains { $0.reference == member.reference }
          == true
    }
  }

  private static let protocols: Set<String> = [
    "NSCoding", "NSCopying", "NSLocking", "NSMutableCopying", "NSObjectProtocol",
    "NSSecureCoding",
  ]

  private static let foundation: Set<String> = [
    "BlockOperation", "Bundle", "ByteCountFormatter", "DateFormatter", "FileManager", "Formatter",
    "InputStream", "JSONSerialization", "NotificationCenter", "NumberFormatter", "Operation",
    "OperationQueue", "OutputStream", "Port", "Process", "Progress", "RunLoop", "Stream", "Thread",
    "Timer", "URLProtocol", "UserDefaults", "XMLParser",
  ]

  /// UIKit classes that are not responders and from which apps inherit.
  static let noResponders: Set<String> = [
    "UIAccessibilityCustomAction", "UIActivity", "UIBarButtonItem", "UIBarItem",
    "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout", "UICollectionViewLayout",
    "UICollectionViewLayoutAttributes", "UICollectionViewTransitionLayout", "UIFocusGuide",
    "UIGestureRecognizer", "UIHoverGestureRecognizer", "UILayoutGuide",
    "UILongPressGestureRecognizer", "UINavigationItem", "UIPanGestureRecognizer",
    "UIPercentDrivenInteractiveTransition", "UIPinchGestureRecognizer",
    "UIPopoverPresentationController", "UIPresentationController", "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UISheetPresentationController", "UIStoryboardSegue",
    "UISwipeGestureRecognizer", "UITabBarItem", "UITapGestureRecognizer", "UITextPosition",
    "UITextRange", "UITextSelectionRect",
  ]
}
