/// Predicts which modules, types, functions and members of a file the compiler will not find on Linux.
package struct FileCheck {
  private let source: SourceText
  private let declarations: FileDeclarations
  private let declared: Set<String>
  private let members: Set<String>?
  /// The modules that the file imports.
  private let imported: Set<String>
  private(set) var diagnostics: [SourceDiagnostic] = []

  /// - Parameters:
  ///   - declarations: the file's declarations, parsed as if missing modules could not be imported.
  ///   - declared: names that the sources declare themselves, or that imported packages may declare.
  ///   - members: the names of all members of all types. If they are unknown, nil, so that none is looked up.
  init(
    _ source: SourceText, _ declarations: FileDeclarations, declared: Set<String>,
    members: Set<String>?
  ) {
    self.source = source
    self.declarations = declarations
    self.declared = declared
    self.members = members
    imported = Set(declarations.imports.compactMap { $0.path.first.map(source.word) })
    checkDamage()
    checkImports()
    let paths = Set(declarations.imports.flatMap(\.path))
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !paths.contains(token) {
      check(token)
    }
  }

  /// A file that was cut off, or only partly merged, stops the compiler before anything else.
  private mutating func checkDamage() {
    let damage: (offset: Int, message: String)?
    if let offset = source.conflictMarker {
      damage = (offset, "this is a mark of a merge conflict: decide which lines stay")
    } else if let offset = source.bytes.firstIndex(of: 0) {
      damage = (offset, "the file contains a zero byte: it is damaged, or not UTF-8")
    } else if let token = source.unclosedBracket {
      damage = (source.tokens[token].range.lowerBound, "nothing closes this bracket")
    } else {
      damage = nil
    }
    guard let damage, !declarations.isInactive(damage.offset) else { return }
    diagnostics.append(source.diagnostic(.damaged, damage.message, at: damage.offset))
  }

  private mutating func checkImports() {
    for (_, path) in declarations.imports {
      guard let first = path.first, ModuleNames.missing.contains(source.word(first)) else {
        continue
      }
      let module = source.word(first)
      report(
        .missingModule,
        "there is no module '\(module)' on Linux: put the import and its uses behind '#if canImport(\(module))', or leave the file out",
        at: first)
    }
  }

  private mutating func check(_ token: Int) {
    let word = source.spelling(token)
    if UIKitNames.isApples(word), !UIKitNames.all.contains(word), !declared.contains(word),
      !source.isSymbol(token - 1, ".") || source.isWord(token - 2, "UIKit"),
      !source.isSymbol(token - 1, "@"), !isLabel(token)
    {
      report(
        .missingName,
        "UIKit has no '\(word)' here: put its uses behind '#if !os(Linux)', or leave the file out",
        at: token)
    } else if let module = missingFrameworkName(token, word) {
      report(
        .missingName,
        "\(module) has no '\(word)' here: put its uses behind '#if !os(Linux)', or leave the file out",
        at: token)
    } else if isMissingInFoundation(word), !source.isSymbol(token - 1, ".") {
      report(
        .missingType,
        "Foundation on Linux has no '\(word)': put its uses behind '#if !os(Linux)'",
        at: token)
    } else if Self.runtimeFunctions.contains(word), source.isSymbol(token + 1, "("),
      !source.isSymbol(token - 1, "."), !source.isWord(token - 1, "func")
    {
      report(
        .runtimeFunction,
        "'\(word)' needs the Objective-C runtime: write a subclass, or put it behind '#if !os(Linux)'",
        at: token)
    } else if isMissingMember(token) {
      report(
        .missingMember,
        "no type has a member '\(word)' here: put its uses behind '#if !os(Linux)', or leave the file out",
        at: token)
    }
  }

  private func isLabel(_ token: Int) -> Bool {
    source.isSymbol(token + 1, ":") && !source.isWord(token - 1, "extension")
  }

  /// Whether the word is a type, or a constant whose name begins with the name of one:
  /// `NSMetadataQueryUpdateAddedItemsKey`.
  private func isMissingInFoundation(_ word: String) -> Bool {
    Self.missingTypes.contains(word)
      || word.hasPrefix("NS") && !declared.contains(word)
        && Self.missingTypes.contains { $0.hasPrefix("NS") && word.hasPrefix($0) }
  }

  /// Whether a word after a dot is the name of no member.
  ///
  /// The types of expressions are unknown, so a name that any type has is considered valid.
  private func isMissingMember(_ token: Int) -> Bool {
    guard let members, source.isSymbol(token - 1, ".") else { return false }
    // A property with a wrapper also declares its projected value.
    let word = source.word(token)
    let name = word.hasPrefix("$") ? String(word.dropFirst()) : word
    // Fields of C structs, which no list contains, are written in lowercase.
    let isOfC = name == name.lowercased()
    return !isOfC && !name.hasPrefix("_") && !members.contains(name)
  }

  /// The imported module to which the missing name belongs on Apple's systems; nil if there is none.
  private func missingFrameworkName(_ token: Int, _ word: String) -> String? {
    let modules = FrameworkNames.modules(of: word)
    guard !modules.isEmpty, !FrameworkNames.all.contains(word), !declared.contains(word),
      !source.isSymbol(token - 1, ".") || modules.contains(source.word(token - 2)),
      !source.isSymbol(token - 1, "@"), !isLabel(token)
    else { return nil }
    return modules.intersection(imported).min()
  }

  /// `os(Linux)` is true when the sources are compiled, and so are such branches.
  private mutating func report(_ cause: SourceProblem, _ message: String, at token: Int) {
    let offset = source.tokens[token].range.lowerBound
    guard !declarations.isInactive(offset) else { return }
    diagnostics.append(source.diagnostic(cause, message, at: offset))
  }

  /// The types that are missing according to the compiler of Swift 6.3 for Linux.
  package static let missingTypes: Set<String> = [
    "FileWrapper", "ListFormatter", "NSBundleResourceRequest", "NSFileCoordinator",
    "NSFilePresenter", "NSFileVersion", "NSInvocation", "NSLinguisticTagger", "NSMetadataQuery",
    "NSProxy", "NSUbiquitousKeyValueStore", "NSXPCConnection", "NetService", "ValueTransformer",
  ]

  /// Functions of the Objective-C runtime that the module ObjectiveC lacks.
  package static let runtimeFunctions: Set<String> = [
    "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_copyProtocolList", "objc_allocateClassPair", "objc_copyClassList", "objc_getClass",
    "objc_getClassList", "objc_registerClassPair",
    "protocol_getMethodDescription", "sel_registerName",
  ]
}
