extension FileTranslation {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain", "NSCopying",
    "nonobjc",
  ]

  func attributes() -> Changes {
    var changes = Changes()
    let managed = managedAttributes
    for attribute in declarations.attributes {
      if Self.blanked.contains(attribute.name) || isConventionOfObjects(attribute) {
        changes.edits.append(source.blank(attribute.range))
      } else if attribute.name == "NSManaged", !managed.contains(attribute.range.lowerBound) {
        changes.diagnostics += problem(
          .coreData,
          "Core Data is not available on Linux: write a stored property behind '#if os(Linux)'",
          at: attribute.range.lowerBound)
      }
    }
    changes.edits += declarations.types.compactMap(classConstraint)
    return changes
  }

  /// Whether it is `@convention(c)` before a function with objects or selectors, as for Objective-C methods: in C,
  /// neither exists here.
  private func isConventionOfObjects(_ attribute: Attribute) -> Bool {
    guard attribute.name == "convention", attribute.argument == "c" else { return false }
    let open = source.firstToken(from: attribute.range.upperBound)
    guard source.isSymbol(open, "(") else { return false }
    let close = source.closing(open)
    let hasResult = source.spelling(close + 1) == "->"
    return (open..<close).contains(where: isObjectType) || hasResult && isObjectType(close + 2)
  }

  private func isObjectType(_ token: Int) -> Bool {
    guard source.isWord(token) else { return false }
    let word = source.spelling(token)
    return ["Any", "AnyClass", "AnyObject", "IMP", "Method", "Protocol", "Selector", "Self"]
      .contains(word) || index.isObject(word) || index.isClass(word)
  }

  /// An `@objc` protocol is limited to classes.
  private func classConstraint(_ type: TypeDeclaration) -> Edit? {
    guard type.keyword == .protocol, type.has("objc"), !type.inheritance.contains("AnyObject"),
      !type.inheritance.contains("class")
    else { return nil }
    return Edit(
      type.hasColon ? " AnyObject," : ": AnyObject", behind: type.inheritancePosition)
  }

  /// XCTest on Linux cannot find methods that are isolated to an actor, unless the isolation is preconcurrency.
  func testIsolation() -> Changes {
    var edits: [Edit] = []
    var needs: Changes.Needs = []
    for type in declarations.types where index.isTestCase(type.key) {
      // On iOS a test case is an object, as delegates must be.
      if type.inheritance.count > (type.keyword == .class ? 1 : 0) { needs = .xcTest }
      edits += ([type.attributes] + type.members.map(\.attributes)).compactMap(isolation)
      guard index.isOnMainActor(type.key) else { continue }
      for member in type.members where Self.nonisolated.contains(member.name) {
        edits += mainActorAssumption(in: member)
        let calls = asynchronousCallsOfTestCase(in: member, of: type)
        edits += calls
        if !calls.isEmpty { needs = .xcTest }
      }
    }
    return Changes(edits: edits, needs: needs)
  }

  /// The methods that XCTest calls on the main thread but declares as nonisolated.
  private static let nonisolated: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  /// On iOS an override of an Objective-C method may use isolated members.
  private func mainActorAssumption(in member: Member) -> [Edit] {
    let open = source.firstToken(from: member.range.upperBound)
    guard member.kind == .method, member.modifiers.contains("override"), !member.isAsync,
      !member.modifiers.contains("nonisolated"), !member.has("MainActor"), member.type == nil,
      member.parameters.isEmpty, source.isSymbol(open, "{"), !source.inside(open).isEmpty
    else { return [] }
    let call =
      member.isThrowing
      ? " try MainActor.assumeIsolated { () throws -> Void in"
      : " MainActor.assumeIsolated { () -> Void in"
    let space = source.tokens[open + 1].followsSpace ? "" : " "
    return [
      Edit(call + space, behind: source.tokens[open].range.upperBound),
      Edit("} ", before: source.tokens[source.closing(open)].range.lowerBound),
    ]
  }

  private func isolation(_ attributes: [Attribute]) -> Edit? {
    guard let actor = attributes.first(where: { $0.name == "MainActor" }),
      !attributes.contains(where: { $0.name == "preconcurrency" })
    else { return nil }
    return Edit("@preconcurrency ", before: actor.range.lowerBound)
  }
}
