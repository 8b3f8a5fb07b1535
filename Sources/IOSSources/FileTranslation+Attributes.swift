extension FileTranslation {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain", "NSCopying",
    "nonobjc",
  ]

  mutating func translateAttributes() {
    for attribute in declarations.attributes {
      if Self.blanked.contains(attribute.name) {
        edits.append(source.blank(attribute.range))
      } else if attribute.name == "NSManaged" {
        report(
          .coreData,
          "Core Data is not available on Linux: write a stored property behind '#if os(Linux)'",
          at: attribute.range.lowerBound)
      }
    }
    for type in declarations.types where type.keyword == .protocol && type.has("objc") {
      requireClass(type)
    }
  }

  /// An `@objc` protocol is one for classes.
  private mutating func requireClass(_ type: TypeDeclaration) {
    guard !type.inheritance.contains("AnyObject"), !type.inheritance.contains("class") else {
      return
    }
    let position = type.inheritancePosition
    edits.append(
      Edit(
        range: position..<position, text: type.hasColon ? " AnyObject," : ": AnyObject"))
  }

  /// XCTest on Linux cannot find methods that are isolated to an actor, unless that is preconcurrency.
  mutating func isolateTests() {
    for type in declarations.types where index.isTestCase(type.key) {
      isolate(type.attributes)
      for member in type.members { isolate(member.attributes) }
    }
  }

  private mutating func isolate(_ attributes: [Attribute]) {
    guard let actor = attributes.first(where: { $0.name == "MainActor" }),
      !attributes.contains(where: { $0.name == "preconcurrency" })
    else { return }
    let position = actor.range.lowerBound
    edits.append(Edit(range: position..<position, text: "@preconcurrency "))
  }
}
