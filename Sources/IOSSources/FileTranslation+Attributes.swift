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
      guard index.isOnMainActor(type.key) else { continue }
      for member in type.members where Self.nonisolated.contains(member.name) {
        assumeMainActor(in: member)
      }
    }
  }

  /// What XCTest calls on the main thread and declares for any.
  private static let nonisolated: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  /// On iOS an override of what Objective-C declares may use members that are isolated.
  private mutating func assumeMainActor(in member: Member) {
    let open = source.firstToken(from: member.range.upperBound)
    guard member.kind == .method, member.modifiers.contains("override"), !member.isAsync,
      !member.modifiers.contains("nonisolated"), !member.has("MainActor"), member.type == nil,
      member.parameters.isEmpty, source.isSymbol(open, "{"), !source.inside(open).isEmpty
    else { return }
    let (start, end) = (source.tokens[open].range.upperBound, source.closing(open))
    let text =
      member.isThrowing
      ? "try MainActor.assumeIsolated { () throws -> Void in"
      : "MainActor.assumeIsolated { () -> Void in"
    edits.append(Edit(range: start..<start, text: " " + text))
    let close = source.tokens[end].range.lowerBound
    edits.append(Edit(range: close..<close, text: "} "))
  }

  private mutating func isolate(_ attributes: [Attribute]) {
    guard let actor = attributes.first(where: { $0.name == "MainActor" }),
      !attributes.contains(where: { $0.name == "preconcurrency" })
    else { return }
    let position = actor.range.lowerBound
    edits.append(Edit(range: position..<position, text: "@preconcurrency "))
  }
}
