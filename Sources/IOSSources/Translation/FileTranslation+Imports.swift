extension FileTranslation {
  func imports() -> Changes {
    var changes = Changes()
    for (keyword, path) in declarations.imports {
      guard let first = path.first else { continue }
      let module = source.word(first)
      if declarations.isInactive(source.tokens[keyword].range.lowerBound) {
        // iOS does not import it.
      } else if ModuleNames.bringUIKit.contains(module)
        || ModuleNames.ofTests.contains(module) && index.importsUIKit
      {
        changes.needs.insert(.uiKit)
        if module == "SnapshotTesting", index.importsSwiftUI {
          changes.needs.insert(.viewStrategies)
        }
      }
      if module == "CoreFoundation", !index.isKnown(module) {
        // The module has no `CGFloat` on Linux, and its names conflict with Darkroom's.
        changes.edits.append(source.replace(source.tokens[first].range, with: "Foundation"))
      }
      guard ModuleNames.isOurs(module) else { continue }
      changes.edits.append(
        Edit(range: source.tokens[first].range, text: ModuleNames.ours(module)))
      if path.count > 1, path[0] == keyword + 1, let last = path.last {
        // This is a submodule, as in `import UIKit.UIGestureRecognizerSubclass`.
        changes.edits.append(
          source.blank(
            source.tokens[first].range.upperBound..<source.tokens[last].range.upperBound))
      }
    }
    return changes
  }

  /// Whether the source imports UIKit regardless of flags.
  var importsUIKit: Bool {
    declarations.imports.contains { keyword, path in
      path.count == 1 && source.word(path[0]) == "UIKit"
        && !declarations.uncertainImports.contains(keyword)
    }
  }

  /// The additional modules that iOS imports if a file imports SwiftUI and one of its frameworks.
  var importsBesideSwiftUI: [String] {
    guard importsSwiftUI else { return [] }
    let imported = Set(
      declarations.imports.compactMap { keyword, path in
        path.count == 1 && !declarations.isInactive(source.tokens[keyword].range.lowerBound)
          ? source.word(path[0]) : nil
      })
    return ModuleNames.besideSwiftUI.filter(imported.contains)
      .map { ModuleNames.ours("_\($0)_SwiftUI") }
  }

  /// Translates names that are qualified by their module, such as `UIKit.UIView`, and determines the modules that the
  /// file needs.
  func names() -> Changes {
    let imports = Set(declarations.imports.flatMap(\.path))
    // An app may have its own type `Network` or `Photos`.
    let otherFrameworks = ModuleNames.frameworks.subtracting(
      declarations.imports.compactMap { $0.path.first.map(source.word) })
    let importsCombine = declarations.imports.contains {
      $0.path.first.map { ModuleNames.likeCombine.contains(source.word($0)) } == true
    }
    var changes = Changes()
    var (passesArguments, formats) = (false, false)
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !imports.contains(token) {
      changes.needs.formUnion(needs(token))
      changes.edits += processInfo(token) + coreFoundation(token) + ambiguous(token)
      changes.edits += attributeKey(token) + formattedDate(token)
      passesArguments = passesArguments || isLabel(token, "arguments")
      formats = formats || isLabel(token, "format")
      guard qualifies(token), !otherFrameworks.contains(source.spelling(token)) else { continue }
      changes.edits.append(
        Edit(range: source.tokens[token].range, text: ModuleNames.ours(source.spelling(token))))
    }
    if importsCombine { changes.needs.remove(.combine) }
    // As `String(format:arguments:)` does.
    if passesArguments, formats { changes.needs.insert(.pluralForms) }
    return changes
  }

  /// Replaces `ProcessInfo()`, which Foundation on Linux does not make available, with the process's own object, which
  /// has the same values.
  private func processInfo(_ token: Int) -> [Edit] {
    guard source.isWord(token, "ProcessInfo"), source.isSymbol(token + 1, "("),
      source.isSymbol(token + 2, ")"), !index.isKnown("ProcessInfo")
    else { return [] }
    let range =
      source.tokens[token + 1].range.lowerBound..<source.tokens[token + 2].range.upperBound
    return [Edit(range: range, text: ".processInfo")]
  }

  /// Replaces `CoreFoundation.sqrt` and similar names with Foundation's, because a module of that name cannot be
  /// imported on Linux.
  private func coreFoundation(_ token: Int) -> [Edit] {
    guard source.isWord(token, "CoreFoundation"), source.isSymbol(token + 1, "."),
      source.isWord(token + 2), !source.isSymbol(token - 1, "."), !index.isKnown("CoreFoundation")
    else { return [] }
    return [Edit(range: source.tokens[token].range, text: "Foundation")]
  }

  /// Replaces `NSExpression` with a name in our module, because Foundation's class on Linux is unavailable and
  /// conflicts with it.
  private func ambiguous(_ token: Int) -> [Edit] {
    let name = source.spelling(token)
    guard ["NSComparisonPredicate", "NSExpression"].contains(name),
      !source.isSymbol(token - 1, "."), !index.isKnown(name)
    else { return [] }
    return [
      Edit("\(ModuleNames.ours("Foundation")).", before: source.tokens[token].range.lowerBound)
    ]
  }

  /// Replaces `date.formatted(date: a, time: b)`, which Foundation formats with the locale `en_001` on Linux, with our
  /// method.
  private func formattedDate(_ token: Int) -> [Edit] {
    guard source.isWord(token, "formatted"), source.isSymbol(token - 1, "."),
      source.isSymbol(token + 1, "("), isLabel(token + 2, "date")
    else { return [] }
    return [Edit("_", before: source.tokens[token].range.lowerBound)]
  }

  /// Translates `kCTSuperscriptAttributeName as NSAttributedString.Key`, because Core Text's names are Swift strings
  /// here.
  private func attributeKey(_ token: Int) -> [Edit] {
    let name = source.spelling(token)
    guard name.hasPrefix("kCT"), source.isWord(token + 1, "as"),
      source.isWord(token + 2, "NSAttributedString"), source.isSymbol(token + 3, "."),
      source.isWord(token + 4, "Key")
    else { return [] }
    let range =
      source.tokens[token].range.lowerBound..<source.tokens[token + 4].range.upperBound
    return [source.replace(range, with: "NSAttributedString.Key(\(name))")]
  }

  /// Whether the word is the name of a module before a name in that module.
  ///
  /// `OSLog` is also a class, and `os` may be a variable: they are modules only before a name that the module contains.
  private func qualifies(_ token: Int) -> Bool {
    guard source.isSymbol(token + 1, "."), source.isWord(token + 2),
      ModuleNames.isOurs(source.spelling(token)), !source.isSymbol(token - 1, "."),
      !index.isKnown(source.spelling(token))
    else { return false }
    guard ["OSLog", "os"].contains(source.spelling(token)) else { return true }
    let member = source.word(token + 2)
    return member.hasPrefix("OS") || member.hasPrefix("os_") || member == "Logger"
  }

  /// The module that declares the word on Linux, if Foundation on iOS declares or re-exports it.
  private func needs(_ token: Int) -> Changes.Needs {
    guard Self.firstBytes.contains(source.bytes[source.tokens[token].range.lowerBound]) else {
      return []
    }
    let word = source.spelling(token)
    let isOfCoreImage = word.hasPrefix("kCI") || ModuleNames.coreImage.contains(word)
    if isOfCoreImage || Self.isOfCoreText(word) {
      let isInactive = declarations.isInactive(source.tokens[token].range.lowerBound)
      if isInactive || index.isKnown(word) { return [] }
      return isOfCoreImage ? .coreImage : .coreText
    }
    if let needs = Self.needsByName[word] { return needs }
    if ["CGImageSource", "CGImageDestination"].contains(where: word.hasPrefix), !index.isKnown(word)
    {
      return [.imageIO, .coreGraphics]
    }
    if Self.isOfCore(word) { return word.hasPrefix("CG") ? .coreGraphics : .broughtAlong }
    let isCall = source.isSymbol(token + 1, "(") && !source.isSymbol(token - 1, ".")
    return isCall && ModuleNames.runtimePrefixes.contains { word.hasPrefix($0) } ? .uiKit : []
  }

  private static let needsByName: [String: Changes.Needs] = {
    let lists: [(Set<String>, Changes.Needs)] = [
      (ModuleNames.networking, .networking), (ModuleNames.foundation, .foundation),
      (ModuleNames.objectiveC, .objectiveC), (ModuleNames.combine, .combine),
      (ModuleNames.xml, .xml), (ModuleNames.broughtAlong, .broughtAlong),
      (ModuleNames.ofRegistry, .uiKit), (ModuleNames.xcTest, .xcTest), (ModuleNames.os, .os),
    ]
    return lists.reduce(into: [:]) { all, list in
      for name in list.0 { all[name, default: []].formUnion(list.1) }
    }
  }()

  /// Whether CoreText has names with this prefix: for fonts, lines, runs, glyphs, frames and paragraphs.
  private static func isOfCoreText(_ word: String) -> Bool {
    guard word.hasPrefix("CT") || word.hasPrefix("kCT") else { return false }
    let rest = word.drop { $0 == "k" }.dropFirst(2)
    return ["Font", "Frame", "Line", "Run", "Glyph", "Paragraph"].contains { rest.hasPrefix($0) }
      || word.hasPrefix("kCT") && rest.first?.isUppercase == true
  }

  /// Whether it is a name from CoreFoundation or CoreGraphics; `CGFloat` belongs to Foundation.
  private static func isOfCore(_ word: String) -> Bool {
    guard let prefix = ["CF", "CG", "kCF", "kCG"].first(where: word.hasPrefix) else { return false }
    return word != "CGFloat" && word.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// The first bytes of all names that `needs(_:)` looks for.
  private static let firstBytes = Set(
    (needsByName.keys + ModuleNames.runtimePrefixes + ["C", "c", "k"]).compactMap(\.utf8.first))

  private func isLabel(_ token: Int, _ word: String) -> Bool {
    source.isWord(token, word) && source.isSymbol(token + 1, ":")
  }
}
