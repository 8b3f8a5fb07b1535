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
  func objectOverrides() -> Changes {
    var changes = Changes()
    for place in declarations.types.indices {
      let type = declarations.types[place]
      guard [.class, .extension].contains(type.keyword), !type.isInactive,
        index.isDeclaredObject(type.key)
      else { continue }
      for member in type.members where hidesObjectMember(member, of: type) {
        changes.edits += blankOverride(of: member)
        if member.reference == Self.observing { changes += conformance(place) }
      }
    }
    return changes
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
  private func conformance(_ place: Int) -> Changes {
    let type = declarations.types[place]
    guard isNameable(place) else {
      return Changes(edits: [conformance(of: type, to: "_KeyValueObserving")], needs: .uiKit)
    }
    let text = "extension \(type.path): _KeyValueObserving {}\n"
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
