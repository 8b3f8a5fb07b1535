extension ModuleIndex {
  mutating func noteForeignMembers(_ files: [FileDeclarations]) {
    for type in files.lazy.flatMap(\.types)
    where type.keyword == .extension && !type.isInactive && !type.isConstrained
      && isForeignClass(type.path)
    {
      for member in type.members where mayBeForeign(member, of: type) {
        foreignMembers[member.reference, default: []].append(
          ForeignMember(
            type: type.path, member: member, isOverridden: member.modifiers.contains("open")))
      }
    }
    guard !foreignMembers.isEmpty else { return }
    for type in files.lazy.flatMap(\.types) where !type.isInactive {
      for member in type.members where !member.isInactive {
        guard let place = foreignPlace(of: member, overriddenBy: type.key) else { continue }
        foreignMembers[member.reference]?[place].isOverridden = true
      }
    }
  }

  /// Whether it is a class of Apple's, as far as its name tells.
  private func isForeignClass(_ name: String) -> Bool {
    !isKnown(name) && !isProtocol(name) && ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
  }

  private func mayBeForeign(_ member: Member, of type: TypeDeclaration) -> Bool {
    (member.has("objc") || member.has("IBAction") || type.has("objc")) && !member.isPrivate
      && !member.isStatic && !member.isInactive && !type.modifiers.contains("private")
      && !type.modifiers.contains("fileprivate") && !member.modifiers.contains("override")
      && !member.modifiers.contains("final") && member.canBeDispatched
  }

  /// Whether the member of an extension of another module's class is overridden.
  func isOverriddenForeign(_ member: Member, of type: TypeDeclaration) -> Bool {
    foreignMembers[member.reference]?.contains {
      $0.isOverridden && $0.type == type.path && $0.member.keywordToken == member.keywordToken
        && $0.member.parameterTypes == member.parameterTypes
    } ?? false
  }

  /// Whether the member of a class, or of an extension of one, overrides what an extension declares for a class of
  /// another module.
  func overridesForeign(_ member: Member, of name: String) -> Bool {
    foreignPlace(of: member, overriddenBy: name) != nil
  }

  /// Whether the extension of a class of UIKit's overrides a member that the class inherits of `UIViewController` or
  /// `UIResponder`, and that asks for such overrides here.
  func overridesInherited(_ member: Member, of name: String) -> Bool {
    guard member.modifiers.contains("override"), !member.isStatic, !isKnown(name),
      name.hasPrefix("UI"), member.kind == .method || !member.isSettable
    else { return false }
    let isController = name.hasSuffix("Controller") && name != "UIViewController"
    return isController && Self.ofControllers.contains(member.objectiveCName)
      || Self.ofResponders.contains(member.objectiveCName) && isPlainResponder(name, member)
  }

  /// Whether it is a responder, as far as its name tells, that has nothing of its own in the place of the member.
  private func isPlainResponder(_ name: String, _ member: Member) -> Bool {
    guard !Self.noResponders.contains(name), name != "UIResponder" else { return false }
    if member.kind == .property { return !["UITextField", "UITextView"].contains(name) }
    return !member.name.hasPrefix("touches")
      || !(Self.mayInherit(name, from: "UIControl")
        || ["UICollectionView", "UIControl", "UITableView"].contains(name))
  }

  private static let ofResponders: Set<String> = [
    "canBecomeFirstResponder", "motionBegan:with:", "motionCancelled:with:", "motionEnded:with:",
    "touchesBegan:with:", "touchesCancelled:with:", "touchesEnded:with:", "touchesMoved:with:",
  ]

  private static let ofControllers: Set<String> = [
    "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "childForStatusBarHidden", "childForStatusBarStyle",
    "preferredInterfaceOrientationForPresentation", "preferredScreenEdgesDeferringSystemGestures",
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden", "shouldAutorotate",
    "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidAppear:",
    "viewDidDisappear:", "viewDidLayoutSubviews", "viewDidLoad", "viewWillAppear:",
    "viewWillDisappear:", "viewWillLayoutSubviews",
  ]

  /// Whether a superclass among the sources overrides it already.
  func inheritsForeignOverride(_ member: Member, by name: String) -> Bool {
    classes(from: name).dropFirst().contains { superclass in
      isKnown(superclass)
        && type(superclass)?.members[member.name]?.contains {
          $0.reference == member.reference && overridesForeign($0, of: superclass)
        } == true
    }
  }

  private func foreignPlace(of member: Member, overriddenBy name: String) -> Int? {
    guard member.modifiers.contains("override"), !member.isStatic,
      let all = foreignMembers[member.reference]
    else { return nil }
    let classes = classes(from: name)
    guard let root = classes.last,
      !classes.dropFirst().contains(where: { isKnown($0) && introduces(member, $0) })
    else { return nil }
    return all.firstIndex {
      $0.member.kind == member.kind && $0.member.parameterTypes == member.parameterTypes
        && (root != $0.type || isKnown(name)) && Self.mayInherit(root, from: $0.type)
    }
  }

  private func introduces(_ member: Member, _ name: String) -> Bool {
    type(name)?.members[member.name]?.contains {
      $0.reference == member.reference && !$0.modifiers.contains("override")
    } ?? false
  }

  /// Whether one class of Apple's may inherit from another, as far as their names tell.
  private static func mayInherit(_ name: String, from base: String) -> Bool {
    if name == base || base == "NSObject" || base == "UIResponder" { return true }
    let isController = name.hasSuffix("Controller")
    switch base {
    case "UIViewController": return isController
    case "UIView": return name.hasPrefix("UI") && !isController
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UIControl":
      return [
        "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl",
        "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
        "UITextField",
      ].contains(name)
    case "UINavigationController": return name == "UIImagePickerController"
    case "CALayer": return name.hasPrefix("CA") && name.hasSuffix("Layer")
    case "UIGestureRecognizer": return name.hasSuffix("GestureRecognizer")
    case "UICollectionViewLayout": return name.hasPrefix(base) || name.hasSuffix("Layout")
    default: return false
    }
  }
}

extension Member {
  /// Whether a subclass's can be called in its place, with values of all types.
  var canBeDispatched: Bool {
    guard canBeRegistered else { return false }
    if kind == .property { return type != nil && type?.hasPrefix("some ") != true }
    return isCallable
      && !parameters.contains {
        $0.name == "_" || $0.type.contains("@autoclosure")
          || $0.type.contains("->") && !$0.type.contains("@escaping") && !$0.type.hasSuffix("?")
      }
  }

  /// The name by which the registry knows what overrides it.
  var overrideName: String { "override \(objectiveCName)" }
}

/// What an extension declares for a class of another module and subclasses of that may override: on iOS the Objective-C
/// runtime finds the subclass's.
struct ForeignMember: Sendable {
  /// The class, by name.
  let type: String
  let member: Member
  /// Whether a class or extension among the sources overrides it, or one of another module may.
  var isOverridden: Bool
}
