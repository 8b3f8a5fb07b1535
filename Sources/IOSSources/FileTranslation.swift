/// Turns one file into Swift that compiles without an Objective-C runtime.
struct FileTranslation {
  let source: SourceText
  let declarations: FileDeclarations
  let index: ModuleIndex
  /// Makes the names of generated functions unique in the module.
  let number: Int
  /// Where the classes of the module are declared, by path.
  let classes: [String: ClassPlace]
  var edits: [Edit] = []
  /// What classes need for members of extensions in this file.
  var forwarders: [Forwarder] = []
  /// Those made before members of extensions are looked at, by position.
  var sortedEdits: [Edit] = []
  /// What stands behind the translated text.
  var tail = ""
  var diagnostics: [SourceDiagnostic] = []
  /// Whether no line of the source surely imports UIKit.
  var needsUIKit = false
  /// Whether something in the file takes UIKit's names for granted.
  var usesUIKit = false
  /// Whether it names a type that Linux has in FoundationNetworking.
  var usesNetworking = false
  /// Whether the file names what Darkroom's module Foundation declares.
  var usesFoundation = false
  /// Whether it calls something with a label `arguments`, as `String(format:arguments:)`.
  var passesArguments = false
  /// Whether it names what Darkroom's module XCTest declares.
  var usesXCTest = false
  /// Whether it imports Combine, or a module that has its names.
  var importsCombine = false
  /// Whether it names what Combine declares, without importing it.
  var usesCombine = false
  /// By key, for the types asked for so far.
  var optionalNames: [String: OptionalNames] = [:]

  /// Reads and changes everything but what other files ask for.
  mutating func translate() {
    if source.path.hasSuffix("/main.swift") {
      report(
        .entryPoint,
        "main.swift starts the app: leave it out with a line '!main.swift' in ios-sources.txt",
        at: 0)
    }
    translateAttributes()
    translateImports()
    translateConditions()
    translateUses()
    translateOptionalMembers()
    translateForcedCalls()
    translateDynamicCalls()
    isolateTests()
    hideFoundationMembers()
    hideObjectMembers()
    renameForeignOverrides()
    guard source.isBalanced else {
      needsUIKit = needsUIKit && (usesUIKit || !tail.isEmpty)
      return
    }
    tellObservers()
    register()
    moveOverrides()
    formatLocalizedTexts()
  }

  var text: String { source.isBalanced ? wholeText : unfinishedText }

  /// Lines lie where they lie in the original, so that excerpts in errors have its numbers: the directive takes the place
  /// of a line that says nothing, and only where there is none a line of its own.
  private var wholeText: String {
    var result = body(edits)
    result += "#sourceLocation()\n"
    result += addedImports.map { "import \($0)\n" }.joined()
    return result + tail
  }

  func body(_ edits: [Edit]) -> String {
    var edits = edits
    var result = ""
    if let line = source.idleLine {
      let directive = sourceLocation(line: source.position(of: line.lowerBound).line + 1)
      edits.append(Edit(range: line, text: String(directive.dropLast())))
    } else {
      result = sourceLocation(line: 1)
    }
    result += String(decoding: Edit.apply(edits, to: source.bytes), as: UTF8.self)
    return result.hasSuffix("\n") ? result : result + "\n"
  }

  /// The modules that the file needs and does not import.
  var addedImports: [String] {
    var modules: [String] = []
    if needsUIKit { modules.append(ModuleNames.ours("UIKit")) }
    if usesFoundation { modules.append(ModuleNames.ours("Foundation")) }
    if usesXCTest { modules.append(ModuleNames.ours("XCTest")) }
    if usesCombine { modules.append(ModuleNames.ours("Combine")) }
    return modules + (usesNetworking ? ["FoundationNetworking"] : [])
  }

  /// A directive that ascribes the next line to a line of the original.
  func sourceLocation(line: Int) -> String {
    let path = source.path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(path))\", line: \(line))\n"
  }

  /// Nothing is reported where iOS compiles nothing.
  mutating func report(_ cause: SourceProblem, _ message: String, at offset: Int) {
    guard !declarations.isInactive(offset) else { return }
    let position = source.position(of: offset)
    diagnostics.append(
      SourceDiagnostic(
        path: source.path, line: position.line, column: position.column, message: message,
        cause: cause))
  }

  private mutating func translateConditions() {
    for keyword in declarations.conditions {
      edits += ConditionTranslation.edits(of: source, keyword: keyword)
    }
  }
}
