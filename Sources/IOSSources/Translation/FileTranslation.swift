/// Translates one file into Swift that compiles without an Objective-C runtime.
///
/// Each pass is a function of these values. The edits of all passes are applied once, to the original text.
struct FileTranslation: Sendable {
  let source: SourceText
  let declarations: FileDeclarations
  let index: ModuleIndex
  /// A number that makes the names of generated functions unique in the module.
  let number: Int
  /// The places at which the classes of the module are declared, by path.
  let classes: [String: ClassPlace]

  /// The changes of all passes, with members of extensions moved into their classes.
  func changes() -> Changes {
    let damage = Changes(diagnostics: [source.damage].compactMap(\.self))
    let changes = passes.reduce(into: damage) { $0 += $1() }
    return source.isBalanced ? movingMembers(changes) : changes
  }

  var passes: [() -> Changes] {
    let all: [() -> Changes] = [
      entryPoint, attributes, imports, names, conditions, uses, entries, optionalMembers,
      forcedCalls,
      boundMethods, dynamicCalls, metatypeIdentity, testIsolation, foundationOverrides,
      objectOverrides, foreignOverrides, layerProperties, classBundles,
    ]
    // While brackets are open, generated code would hide the compiler's first error.
    return source.isBalanced ? all + [observedProperties, registration] : all
  }

  /// The translated file.
  ///
  /// - Parameter forwarders: members that extensions anywhere in the module need in classes of this file.
  func text(_ changes: Changes, _ forwarders: [Forwarder]) -> String {
    guard source.isBalanced else { return unfinishedText(changes) }
    let added = addedMembers(forwarders)
    return body(changes.edits + added.edits) + (source.isInPlace ? "" : "#sourceLocation()\n")
      + addedImports(changes.needs).map { "import \($0)\n" }.joined()
      + changes.tail + (changes.needs.contains(.pluralForms) ? Self.pluralForms : "") + added.tail
  }

  /// Lines keep their numbers from the original, so that excerpts in errors are correct.
  ///
  /// The directive replaces an empty line, and is inserted as a new line only if there is none.
  func body(_ edits: [Edit]) -> String {
    var edits = edits
    var result = ""
    if source.isInPlace {
      // Nothing stands before it.
    } else if let line = source.idleLine {
      let directive = sourceLocation(line: source.position(of: line.lowerBound).line + 1)
      edits.append(Edit(range: line, text: String(directive.dropLast())))
    } else {
      result = sourceLocation(line: 1)
    }
    result += String(decoding: Edit.apply(edits, to: source.bytes), as: UTF8.self)
    return result.hasSuffix("\n") ? result : result + "\n"
  }

  /// The modules that the file needs and does not import itself.
  func addedImports(_ needs: Changes.Needs) -> [String] {
    var modules: [String] = []
    if needs.contains(.uiKit), !importsUIKit { modules.append(ModuleNames.ours("UIKit")) }
    if needs.contains(.foundation) { modules.append(ModuleNames.ours("Foundation")) }
    // UIKit brings them along.
    if !importsUIKit, !needs.contains(.uiKit) {
      if needs.contains(.objectiveC) { modules.append(ModuleNames.ours("ObjectiveC")) }
      if needs.contains(.coreGraphics) { modules.append(ModuleNames.ours("CoreGraphics")) }
    }
    if needs.contains(.xcTest) { modules.append(ModuleNames.ours("XCTest")) }
    if needs.contains(.viewStrategies) {
      modules.append(ModuleNames.ours("_SnapshotTesting_SwiftUI"))
    }
    if needs.contains(.previews), !importsSwiftUI {
      // A file that imports UIKit may have names of its own that also exist in SwiftUI.
      let module = ModuleNames.ours("SwiftUI")
      modules += ["struct \(module).Preview", "enum \(module)._PreviewRegistry"]
    }
    modules += importsBesideSwiftUI
    if needs.contains(.combine) { modules.append(ModuleNames.ours("Combine")) }
    if needs.contains(.os) { modules.append(ModuleNames.ours("os")) }
    if needs.contains(.coreImage), importsUIKit { modules.append(ModuleNames.ours("CoreImage")) }
    if needs.contains(.imageIO), importsUIKit || importsSwiftUI {
      modules.append(ModuleNames.ours("ImageIO"))
    }
    if needs.contains(.coreText), importsUIKit { modules.append(ModuleNames.ours("CoreText")) }
    if needs.contains(.xml) { modules.append("FoundationXML") }
    return modules + (needs.contains(.networking) ? ["FoundationNetworking"] : [])
  }

  /// A directive that attributes the next line to a line of the original.
  func sourceLocation(line: Int) -> String {
    let path = source.path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(path))\", line: \(line))\n"
  }

  /// Declarations for the end of the file; the compiler attributes errors in them to a line of the original.
  func located(_ text: String, line: Int, under condition: String?) -> String {
    sourceLocation(line: line) + (condition.map { "#if \($0)\n\(text)#endif\n" } ?? text)
      + "#sourceLocation()\n"
  }

  /// Returns an empty array if iOS does not compile the code at `offset`.
  func problem(
    _ cause: SourceProblem, _ message: String, at offset: Int, isWarning: Bool = false
  ) -> [SourceDiagnostic] {
    guard !declarations.isInactive(offset) else { return [] }
    return [source.diagnostic(cause, message, at: offset, isWarning: isWarning)]
  }

  private func entryPoint() -> Changes {
    guard source.path.hasSuffix("/main.swift") else { return Changes() }
    return Changes(
      diagnostics: problem(
        .entryPoint,
        "main.swift starts the app: leave it out with a line '!main.swift' in ios-sources.txt",
        at: 0))
  }

  private func conditions() -> Changes {
    Changes(
      edits: declarations.conditions.flatMap { ConditionTranslation.edits(of: source, keyword: $0) }
    )
  }
}
