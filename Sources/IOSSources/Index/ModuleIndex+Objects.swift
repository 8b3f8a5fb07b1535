extension ModuleIndex {
  /// Whether the class inherits from `NSObject`, as far as the name of the first superclass of another module tells.
  func isObject(_ name: String) -> Bool {
    guard let root = classes(from: name).last, !isKnown(root) else { return false }
    return ["UI", "NS", "CA"].contains { root.hasPrefix($0) } && !Self.protocols.contains(root)
      || Self.foundation.contains(root)
  }

  /// Whether the class inherits from `CALayer`, as far as names tell.
  func isLayer(_ name: String) -> Bool {
    guard let root = classes(from: name).last, !isKnown(root) else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// Whether the class is declared here, and its superclass of another module isn't a responder.
  func isDeclaredObject(_ name: String) -> Bool {
    guard isKnown(name), isObject(name), let root = classes(from: name).last else { return false }
    return !root.hasPrefix("UI") || Self.noResponders.contains(root)
  }

  /// Whether a superclass in the module, or one of its extensions, declares the member.
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

  /// UIKit's classes that aren't responders and that apps inherit from.
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
