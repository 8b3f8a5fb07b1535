/// Turns one file into Swift that compiles without an Objective-C runtime.
struct FileTranslation {
  let source: SourceText
  let declarations: FileDeclarations
  let index: ModuleIndex
  /// Makes the names of generated functions unique in the module.
  let number: Int
  var edits: [Edit] = []
  /// What stands behind the translated text.
  var tail = ""
  var diagnostics: [SourceDiagnostic] = []
  var needsUIKit = false
  /// By path, for the types asked for so far.
  var optionalNames: [String: OptionalNames] = [:]

  mutating func translate() -> String {
    if source.path.hasSuffix("/main.swift") {
      report(
        "main.swift starts the app: leave it out with a line '!main.swift' in ios-sources.txt",
        at: 0)
    }
    translateAttributes()
    translateImports()
    translateConditions()
    translateUses()
    translateOptionalMembers()
    isolateTests()
    register()
    moveOverrides()
    return text
  }

  private var text: String {
    let body = String(decoding: Edit.apply(edits, to: source.bytes), as: UTF8.self)
    var result = needsUIKit ? "import DarkroomUIKit\n" : ""
    result += sourceLocation(line: 1) + body
    if !body.hasSuffix("\n") { result += "\n" }
    return result + "#sourceLocation()\n" + tail
  }

  /// A directive that ascribes the next line to a line of the original.
  func sourceLocation(line: Int) -> String {
    let path = source.path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(path))\", line: \(line))\n"
  }

  mutating func report(_ message: String, at offset: Int) {
    let position = source.position(of: offset)
    diagnostics.append(
      SourceDiagnostic(
        path: source.path, line: position.line, column: position.column, message: message))
  }

  private mutating func translateConditions() {
    for keyword in declarations.conditions {
      edits += ConditionTranslation.edits(of: source, keyword: keyword)
    }
  }
}
