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
    "accessibilityValue", "accessibilityViewIsModal", "automationElements",
    "index(ofAccessibilityElement:)", "isAccessibilityElement",
    "shouldGroupAccessibilityChildren",
  ]

  /// Such members hide the extension's; who observes by name conforms to a protocol that finds the method.
  mutating func hideObjectMembers() {
    for place in declarations.types.indices {
      let type = declarations.types[place]
      guard [.class, .extension].contains(type.keyword), !type.isInactive,
        index.isDeclaredObject(type.key)
      else { continue }
      for member in type.members where hidesObjectMember(member, of: type) {
        blankOverride(of: member)
        if member.reference == Self.observing { conform(place) }
      }
    }
  }

  private func hidesObjectMember(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.modifiers.contains("override"), !member.isInactive else { return false }
    let reference = member.reference
    guard Self.inObjectExtension.contains(reference), !index.inherits(member, by: type.key) else {
      return false
    }
    // Bar items have a label of their own.
    return reference != "accessibilityLabel"
      || index.classes(from: type.key).last.map { !$0.hasPrefix("UIBar") && $0 != "UITabBarItem" }
        == true
  }

  /// Behind the text of the file, or where that cannot name the class, where the class is declared.
  private mutating func conform(_ place: Int) {
    let type = declarations.types[place]
    usesUIKit = true
    guard isNameable(place) else {
      edits.append(
        Edit(
          range: type.inheritanceEnd..<type.inheritanceEnd,
          text: (type.hasColon ? ", " : ": ") + "_KeyValueObserving"))
      return
    }
    let text = "extension \(type.path): _KeyValueObserving {}\n"
    tail += sourceLocation(line: line(of: type))
    tail += type.condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
    tail += "#sourceLocation()\n"
  }

  /// Whether an extension at the end of the file could name the type.
  private func isNameable(_ place: Int) -> Bool {
    let type = declarations.types[place]
    guard !type.isLocal else { return false }
    return type.parent == nil
      || declarations.types(around: place).allSatisfy { !$0.modifiers.contains("private") }
  }
}
