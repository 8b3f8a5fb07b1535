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

  /// Whether it is an Apple class, judging by its name.
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

  /// Whether the member of a class, or of an extension of one, overrides a member that an extension declares for a
  /// class of another module.
  func overridesForeign(_ member: Member, of name: String) -> Bool {
    foreignPlace(of: member, overriddenBy: name) != nil
  }

  /// Whether the extension of a UIKit class overrides a member that the class inherits from `UIViewController` or
  /// `UIResponder`, and whose overrides are looked up at run time.
  func overridesInherited(_ member: Member, of name: String) -> Bool {
    guard member.modifiers.contains("override"), !member.isStatic, !isKnown(name),
      name.hasPrefix("UI"), member.kind == .method || !member.isSettable
    else { return false }
    let isController = name.hasSuffix("Controller") && name != "UIViewController"
    return isController && Self.ofControllers.contains(member.objectiveCName)
      || Self.ofResponders.contains(member.objectiveCName) && isPlainResponder(name, member)
  }

  /// Whether it is a responder, judging by its name, that does not override the member itself.
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

  /// Whether a superclass in the sources already overrides it.
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

  /// Whether one Apple class may inherit from another, judging by their names.
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
  /// Whether a subclass's override can be called instead, with values of all types.
  var canBeDispatched: Bool {
    guard canBeRegistered else { return false }
    if kind == .property { return type != nil && type?.hasPrefix("some ") != true }
    return isCallable
      && !parameters.contains {
        $0.name == "_" || $0.type.contains("@autoclosure")
          || $0.type.contains("->") && !$0.type.contains("@escaping") && !$0.type.hasSuffix("?")
      }
  }

  /// The name under which the registry contains its overrides.
  var overrideName: String { "override \(objectiveCName)" }
}

/// A member that an extension declares for a class of another module, and that subclasses may override: on iOS the
/// Objective-C runtime finds the subclass's member.
struct ForeignMember: Sendable {
  /// The class, by name.
  let type: String
  let member: Member
  /// Whether a class or extension in the sources overrides it, or one in another module may do so.
  var isOverridden: Bool
}
