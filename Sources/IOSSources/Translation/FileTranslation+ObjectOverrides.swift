extension FileTranslation {
  private static let observing = "observeValue(forKeyPath:of:change:context:)"

  /// What iOS lets subclasses of `NSObject` override and what stands in an extension of it here.
  ///
  /// `UIResponder` has members of its own for all of that.
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

  /// The same for all objects, responders too; `CALayer` has values by name of its own.
  private static let inAnyExtension: Set<String> = [
    "forwardingTarget(for:)", "responds(to:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "setValue(_:forUndefinedKey:)", "value(forKey:)", "value(forKeyPath:)",
    "value(forUndefinedKey:)",
  ]

  /// The protocols by which members are found that Darkroom calls itself.
  private static let protocols = [
    observing: "_KeyValueObserving", "awakeFromNib": "_NibAwakening",
    "forwardingTarget(for:)": "_MessageForwarding", "responds(to:)": "_SelectorResponding",
  ]

  /// What `super` has of such members, under another name, because what stands in the extension asks the class's own.
  private static let inherited = [
    "forwardingTarget": "_inheritedForwardingTarget", "responds": "_inheritedResponds",
  ]

  /// Such members hide the extension's; where Darkroom calls them, their class conforms to a protocol that finds them.
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
    // Bar items, constraints and some others have members of their own.
    if ["awakeFromNib", "prepareForInterfaceBuilder"].contains(name) {
      return !root.hasPrefix("UI") && !(root == "NSLayoutConstraint" && name == "awakeFromNib")
    }
    return name != "accessibilityLabel" || !root.hasPrefix("UIBar") && root != "UITabBarItem"
  }

  /// Behind the text of the file, or where that cannot name the class, where the class is declared.
  private func conformance(_ place: Int, to name: String) -> Changes {
    let type = declarations.types[place]
    guard isNameable(place) else {
      return Changes(edits: [conformance(of: type, to: name)], needs: .uiKit)
    }
    let text = "extension \(type.path): \(name) {}\n"
    return Changes(
      tail: located(text, line: line(of: type), under: type.condition), needs: .uiKit)
  }

  /// Adds a protocol where the type is declared.
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
