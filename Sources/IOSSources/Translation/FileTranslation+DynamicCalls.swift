extension FileTranslation {
  /// Supports the members that iOS code can use on objects of unknown classes: `target.perform(action, with: item)`,
  /// `item.frame` of an `AnyObject`, `type(of: item).description()`.
  ///
  /// The receiver is passed through a function that returns it, if it has the member.
  func dynamicCalls() -> Changes {
    var changes = Changes()
    let names = ObjectNames(source, declarations, index)
    var members: [String: Int] = [:]
    for dot in source.tokens.indices where source.isSymbol(dot, ".") && source.isWord(dot + 1) {
      if sendsMessage(dot), let start = receiverStart(before: dot) {
        changes.edits += dynamicReceiver(from: start, before: dot)
      } else if let start = objectStart(before: dot, names) {
        changes.edits += dynamicReceiver(from: start, before: dot)
        let name = source.word(dot + 1)
        members[name] =
          members[name] ?? source.position(of: source.tokens[dot].range.lowerBound).line
      } else if let start = metatypeStart(before: dot) {
        changes.edits += dynamicReceiver(from: start, before: dot)
      }
    }
    changes.tail = members.sorted { $0.key < $1.key }.map(dynamicMember).joined()
    if !changes.edits.isEmpty { changes.needs = .uiKit }
    return changes
  }

  private func dynamicReceiver(from start: Int, before dot: Int) -> [Edit] {
    let isOptional = ["?", "!"].contains(source.spelling(dot - 1))
    let end = source.tokens[isOptional ? dot - 2 : dot - 1].range.upperBound
    return [
      Edit("_dynamicReceiver(", before: source.tokens[start].range.lowerBound),
      Edit(")", before: end),
    ]
  }

  private func sendsMessage(_ dot: Int) -> Bool {
    source.isWord(dot + 1, "perform") && source.isSymbol(dot + 2, "(")
      && isMessage(source.inside(dot + 2))
  }

  /// Whether the arguments are a selector, possibly followed by the objects for the call.
  private func isMessage(_ arguments: Range<Int>) -> Bool {
    guard let first = arguments.first, !source.isSymbol(first + 1, ":") else { return false }
    if ["#selector", "Selector", "NSSelectorFromString"].contains(source.spelling(first)) {
      return true
    }
    var next = first
    while next < arguments.upperBound {
      if source.isSymbol(next, ",") {
        return source.isWord(next + 1, "with") && source.isSymbol(next + 2, ":")
      }
      next = source.next(behind: next)
    }
    return false
  }

  /// The first token of an expression of type `AnyObject` before a dot; nil if its type is not known to be that.
  private func objectStart(before dot: Int, _ names: ObjectNames) -> Int? {
    var last = dot - 1
    while ["?", "!"].contains(source.spelling(last)) { last -= 1 }
    if source.isSymbol(last, ")") {
      // `(item as AnyObject)`
      let isObject = source.isWord(last - 1, "AnyObject")
      if isCastToObject(last) { return receiverStart(before: dot) }
      let open = isObject ? opening(last) : nil
      return open.flatMap { source.isWord($0 + 1, "AnyObject") ? nil : $0 }
    }
    let isElement =
      ["first", "last"].contains(source.spelling(last)) && source.isSymbol(last - 1, ".")
      && names.isArray(last - 2)
    let isIndexed =
      source.isSymbol(last, "]") && opening(last).map { names.isArray($0 - 1) } == true
    guard isElement || isIndexed || isElementOfClosure(last, names) || names.isObject(last) else {
      return nil
    }
    return receiverStart(before: dot)
  }

  /// Matches `unsafeBitCast(pointer, to: AnyObject.self)` and `unsafeDowncast(object, to: AnyObject.self)`.
  private func isCastToObject(_ close: Int) -> Bool {
    guard source.isWord(close - 1, "self"), source.isWord(close - 3, "AnyObject"),
      source.isWord(close - 5, "to"), let open = opening(close)
    else { return false }
    return ["unsafeBitCast", "unsafeDowncast"].contains(source.spelling(open - 1))
  }

  /// Matches `$0` in `array.forEach { … }` and similar calls.
  private func isElementOfClosure(_ token: Int, _ names: ObjectNames) -> Bool {
    guard source.isWord(token, "$0") else { return false }
    var open = token - 1
    while open > 0, !(source.isSymbol(open, "{") && source.closing(open) > token) { open -= 1 }
    let method = source.isSymbol(open - 1, "(") ? open - 2 : open - 1
    return Self.elementMethods.contains(source.spelling(method)) && source.isSymbol(method - 1, ".")
      && names.isArray(source.isSymbol(method - 2, "?") ? method - 3 : method - 2)
  }

  private static let elementMethods: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map",
  ]

  /// Matches `type(of: item).description()` and `item.classForCoder.description()`: an object of an unknown class has
  /// the description of its class.
  private func metatypeStart(before dot: Int) -> Int? {
    guard source.isWord(dot + 1, "description"), source.isSymbol(dot + 2, "("),
      source.inside(dot + 2).isEmpty
    else { return nil }
    let last = ["?", "!"].contains(source.spelling(dot - 1)) ? dot - 2 : dot - 1
    if source.isWord(last), Self.classProperties.contains(source.word(last)) {
      return receiverStart(before: dot)
    }
    guard source.isSymbol(dot - 1, ")"), let open = opening(dot - 1),
      source.isWord(open - 1, "type"), source.isWord(open + 1, "of")
    else { return nil }
    return source.isSymbol(open - 2, ".") ? open - 3 : open - 1
  }

  /// The properties of type `AnyClass` that every object has.
  private static let classProperties: Set<String> = [
    "classForCoder", "classForKeyedArchiver", "superclass",
  ]

  /// The first token of the names, calls and subscripts before a dot; nil if they are not a value, or if their class is
  /// known.
  func receiverStart(before dot: Int) -> Int? {
    var first = dot
    var next = dot - 1
    repeat {
      while ["?", "!"].contains(source.spelling(next)) { next -= 1 }
      let end = next
      while let open = opening(next) { (first, next) = (open, open - 1) }
      let isNamed = next == end || !source.tokens[next + 1].followsSpace
      if source.isWord(next), isNamed, !isKeyword(next) { (first, next) = (next, next - 1) }
      guard first != dot, first <= end else { return nil }
      guard source.isSymbol(next, ".") else { break }
      next -= 1
    } while true
    let last = source.isWord(dot - 1) ? source.spelling(dot - 1) : ""
    return ["self", "super"].contains(last) || last.first?.isUppercase == true ? nil : first
  }

  private func isKeyword(_ token: Int) -> Bool {
    let word = source.spelling(token)
    return !["self", "super"].contains(word)
      && (ReservedWord.quoted(word) != word || word == "await")
  }

  /// The opening bracket of the pair that ends at `close`; nil if there is none.
  private func opening(_ close: Int) -> Int? {
    guard source.isSymbol(close, ")") || source.isSymbol(close, "]") else { return nil }
    var open = close - 1
    while open >= 0 {
      if (source.isSymbol(open, "(") || source.isSymbol(open, "[")) && source.closing(open) == close
      {
        return open
      }
      open -= 1
    }
    return nil
  }
}

extension FileTranslation {
  /// The declarations with that name in the module that Objective-C could find in any object; empty if there are none.
  ///
  /// - Parameter line: the line of the first use.
  private func dynamicMember(_ name: String, line: Int) -> String {
    guard let members = index.objectiveCMembers[name], let first = members.first else { return "" }
    let methods = members.filter { $0.kind == .method }
    return located(
      methods.isEmpty ? dynamicProperty(first) : dynamicMethods(methods), line: line, under: nil)
  }

  private func dynamicProperty(_ member: Member) -> String {
    let result = member.type ?? "Any"
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    return """
      extension _DynamicReceiver {
        fileprivate var \(ReservedWord.quoted(member.name)): (\(isOptional ? String(result.dropLast()) : result))! {
          _OptionalMethod("\(member.objectiveCName)", of: object)?.call(as: (\(result)).self)\(isOptional ? " ?? nil" : "")
        }
      }

      """
  }

  private func dynamicMethods(_ methods: [Member]) -> String {
    let name = methods[0].name
    let type = "_AnyObject_\(number)_\(name)"
    let selectors = methods.map { "\"\($0.objectiveCName)\"" }.joined(separator: ", ")
    return """
      extension _DynamicReceiver {
        fileprivate var \(ReservedWord.quoted(name)): \(type)! {
          _OptionalMethod.responds(object, to: \(selectors)) ? \(type)(receiver: object) : nil
        }
      }

      fileprivate struct \(type) {
        fileprivate let receiver: AnyObject
      \(methods.map { call($0, access: "fileprivate ", located: false) }.joined())}

      """
  }
}
