extension FileTranslation {
  private static let observing = "observeValue(forKeyPath:of:change:context:)"

  /// Members that subclasses of `NSObject` override on iOS, and that an extension of `NSObject` declares here.
  ///
  /// `UIResponder` has its own members for all of them.
  private static let inObjectExtension: Set<String> = [
    observing,
    "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAttributedHint",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityContainerType",
    "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityDecrement",
    "accessibilityElement(at:)", "accessibilityElementCount",
    "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
    "accessibilityElementIsFocused", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityFrame", "accessibilityHint", "accessibilityIncrement", "accessibilityLabel",
    "accessibilityLanguage", "accessibilityNavigationStyle", "accessibilityPath",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    "accessibilityRespondsToUserInteraction", "accessibilityScroll(_:)",
    "accessibilityTextualContext", "accessibilityTraits", "accessibilityUserInputLabels",
    "accessibilityValue", "accessibilityViewIsModal", "automationElements", "awakeFromNib",
    "index(ofAccessibilityElement:)", "isAccessibilityElement", "prepareForInterfaceBuilder",
    "shouldGroupAccessibilityChildren",
  ]

  /// The same for all objects, including responders; `CALayer` has its own values by name.
  private static let inAnyExtension: Set<String> = [
    "forwardingTarget(for:)", "responds(to:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "setValue(_:forUndefinedKey:)", "value(forKey:)", "value(forKeyPath:)",
    "value(forUndefinedKey:)",
  ]

  /// The protocols through which Darkroom finds members that it calls itself.
  private static let protocols = [
    observing: "_KeyValueObserving", "awakeFromNib": "_NibAwakening",
    "forwardingTarget(for:)": "_MessageForwarding", "responds(to:)": "_SelectorResponding",
  ]

  /// The members that `super` has under another name, because the extension's implementation looks up the class's own
  /// member.
  private static let inherited = [
    "forwardingTarget": "_inheritedForwardingTarget", "responds": "_inheritedResponds",
  ]

  /// Such members hide the extension's.
  ///
  /// If Darkroom calls them, their class conforms to a protocol through which they are found.
  func objectOverrides() -> Changes {
    var changes = Changes()
    for place in declarations.types.indices {
      let type = declarations.types[place]
      guard [.class, .extension].contains(type.keyword), !type.isInactive else { continue }
      for member in type.members where hidesObjectMember(member, of: type) {
        changes.edits += blankOverride(of: member) + callsOfSuper(in: member)
        if let name = Self.protocols[member.reference] {
          changes += conformance(place, to: name)
        }
      }
    }
    return changes
  }

  private func callsOfSuper(in member: Member) -> [Edit] {
    guard let inherited = Self.inherited[member.name] else { return [] }
    let first = source.firstToken(from: member.range.lowerBound)
    let end = source.firstToken(from: member.fullRange.upperBound)
    return (first..<end).filter {
      source.isWord($0, "super") && source.isSymbol($0 + 1, ".")
        && source.isWord($0 + 2, member.name)
    }.flatMap { token in
      [
        source.replace(source.tokens[token].range, with: "self"),
        Edit(range: source.tokens[token + 2].range, text: inherited),
      ]
    }
  }

  private func hidesObjectMember(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.modifiers.contains("override"), !member.isInactive, !member.isStatic,
      !index.inherits(member, by: type.key)
    else { return false }
    let name = member.reference
    if Self.inAnyExtension.contains(name) {
      return index.isKnown(type.key) && index.isObject(type.key)
        && index.classes(from: type.key).last?.hasPrefix("CA") == false
    }
    guard Self.inObjectExtension.contains(name), index.isDeclaredObject(type.key) else {
      return false
    }
    let root = index.classes(from: type.key).last ?? ""
    // Bar items, constraints and several other classes have their own members.
    if ["awakeFromNib", "prepareForInterfaceBuilder"].contains(name) {
      return !root.hasPrefix("UI") && !(root == "NSLayoutConstraint" && name == "awakeFromNib")
    }
    return name != "accessibilityLabel" || !root.hasPrefix("UIBar") && root != "UITabBarItem"
  }

  /// Adds the conformance at the end of the file, or at the declaration of the class if the class cannot be named
  /// there.
  private func conformance(_ place: Int, to name: String) -> Changes {
    let type = declarations.types[place]
    guard isNameable(place) else {
      return Changes(edits: [conformance(of: type, to: name)], needs: .uiKit)
    }
    let text = "extension \(type.path): \(name) {}\n"
    return Changes(
      tail: located(text, line: line(of: type), under: type.condition), needs: .uiKit)
  }

  /// Adds a protocol at the declaration of the type.
  func conformance(of type: TypeDeclaration, to name: String) -> Edit {
    Edit((type.hasColon ? ", " : ": ") + name, behind: type.inheritanceEnd)
  }

  /// Whether an extension at the end of the file could name the type.
  private func isNameable(_ place: Int) -> Bool {
    let type = declarations.types[place]
    guard !type.isLocal else { return false }
    return type.parent == nil
      || declarations.types(around: place).allSatisfy { !$0.modifiers.contains("private") }
  }
}
