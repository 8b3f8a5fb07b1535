extension FileTranslation {
  /// The type that contains the member of a `#selector`.
  private struct Owner {
    /// The key of the type in the index.
    let key: String
    /// The name of the type in an expression at that place.
    let expression: String
  }

  /// The parsed contents of a `#selector`'s parentheses.
  private struct Named {
    var accessor: String?
    /// The types or the value to which the member belongs; empty if it must be looked up.
    var base: [String] = []
    var isType = false
    var name = ""
    /// The labels; nil if the source leaves them out.
    var labels: [String]?
    /// What follows `as`.
    var cast: String?
  }

  /// An expression of type `Selector` that contains the method and its name; nil if the form is not supported.
  ///
  /// `type` is the innermost type around it, as an index into the declarations.
  func selector(_ tokens: Range<Int>, in type: Int?) -> String? {
    guard let named = parse(tokens) else { return nil }
    let type = self.type(of: named, in: type, at: tokens.lowerBound)
    if named.accessor != nil { return accessor(named, of: type) }
    return method(named, of: type, tokens: tokens)
  }

  /// A property of this module is represented by a key path; Apple's properties are known only by name.
  private func accessor(_ named: Named, of type: Owner) -> String {
    let property = objectiveCName(ofProperty: named.name, in: type.key)
    let isSetter = named.accessor == "setter"
    guard !index.members(named.name, of: type.key).isEmpty else {
      return "Selector(\"\(isSetter ? ObjectiveCName.setter(property) : named.name)\")"
    }
    let reference = ReservedWord.quoted(named.name)
    let path = "\\\(type.expression).\(reference)"
    return isSetter
      ? "Selector(\"\(ObjectiveCName.setter(property))\", setter: \(path)) { $0.\(reference) = $1 }"
      : "Selector(\"\(property)\", getter: \(path))"
  }

  private func method(_ named: Named, of owner: Owner, tokens: Range<Int>) -> String {
    let member = member(named, of: owner.key)
    let type = owner.expression
    let name =
      member?.objectiveCName
      ?? named.labels.map { ObjectiveCName.method(named.name, labels: $0) } ?? named.name
    if named.isType || named.base.isEmpty, isProtocol(owner.key) { return "Selector(\"\(name)\")" }
    let reference = reference(named, member)
    if let member, member.isStatic, named.base.isEmpty || named.isType {
      let cast =
        named.cast.map { " as \($0)" }
        ?? (member.parameters.isEmpty ? " as () -> \(member.type ?? "Void")" : "")
      return "Selector(\"\(name)\", in: \(type).self) { $0.\(reference)\(cast) }"
    }
    if !named.base.isEmpty, !named.isType {
      // Only the type of the value is needed; whether the value exists does not affect the selector.
      var value = named.base.joined(separator: ".")
      if value.hasSuffix("?") || value.hasSuffix("!") { value.removeLast() }
      return "Selector(\"\(name)\", of: \(value)) { $0.\(reference)\(castText(named)) }"
    }
    if let cast = named.cast, cast.ranges(of: "->").count < 2 {
      return "Selector(\"\(name)\") { (it: \(type)) in it.\(reference) as \(cast) }"
    }
    if let cast = named.cast { return "Selector(\"\(name)\", \(type).\(reference) as \(cast))" }
    if let member, member.parameters.isEmpty {
      return
        "Selector(\"\(name)\", \(type).\(reference) as (\(type)) -> () -> \(member.type ?? "Void"))"
    }
    return "Selector(\"\(name)\", \(type).\(reference))"
  }

  private func castText(_ named: Named) -> String { named.cast.map { " as \($0)" } ?? "" }

  private func reference(_ named: Named, _ member: Member?) -> String {
    if let labels = named.labels {
      let list = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
      return ReservedWord.quoted(named.name) + (labels.isEmpty ? "" : "(\(list))")
    }
    return named.cast == nil ? member?.reference ?? named.name : named.name
  }

  private func isProtocol(_ type: String) -> Bool {
    index.isProtocol(type) || !index.isKnown(type) && index.isDelegate(type)
  }

  /// The declaration in this module, if there is one.
  private func member(_ named: Named, of type: String) -> Member? {
    var all = index.members(named.name, of: type).filter { $0.kind == .method }
    if let labels = named.labels { all = all.filter { $0.parameters.map(\.label) == labels } }
    if let cast = named.cast {
      let squeezed = cast.filter { $0 != " " }
      let cast = all.filter { squeezed.contains("(\($0.parameterTypes.filter { $0 != " " }))") }
      return cast.first ?? (named.labels == nil ? nil : all.first)
    }
    if named.labels != nil { return all.first }
    return all.first { $0.has("objc") || $0.has("IBAction") } ?? all.first
  }
}

extension FileTranslation {
  private func parse(_ tokens: Range<Int>) -> Named? {
    var tokens = tokens
    var named = Named()
    if source.isSymbol(tokens.lowerBound + 1, ":"),
      ["getter", "setter"].contains(source.spelling(tokens.lowerBound))
    {
      named.accessor = source.spelling(tokens.lowerBound)
      tokens = tokens.dropFirst(2)
    }
    if let cast = tokens.first(where: { source.isWord($0, "as") }) {
      guard cast + 1 < tokens.upperBound else { return nil }
      named.cast = source.text(tokens: cast + 1..<tokens.upperBound)
      tokens = tokens.lowerBound..<cast
    }
    while tokens.count > 1, source.isSymbol(tokens.lowerBound, "("),
      source.closing(tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.dropFirst().dropLast()
    }
    return path(tokens, into: named)
  }

  private func path(_ tokens: Range<Int>, into named: Named) -> Named? {
    var named = named
    var names: [String] = []
    var next = tokens.lowerBound
    while next < tokens.upperBound {
      if source.isWord(next) {
        names.append(source.word(next))
        next += 1
      } else if source.isSymbol(next, "<"), let last = names.popLast() {
        let end = min(source.afterAngles(next), tokens.upperBound)
        names.append(last + source.text(tokens: next..<end))
        next = end
      } else if source.isSymbol(next, "("), next + 1 < tokens.upperBound,
        source.closing(next) == tokens.upperBound - 1
      {
        named.labels = (next + 1..<tokens.upperBound - 1).filter { source.isWord($0) }.map {
          source.word($0) == "_" ? "" : source.word($0)
        }
        next = tokens.upperBound
      } else if source.isSymbol(next, ".") || source.isSymbol(next, "?")
        || source.isSymbol(next, "!")
      {
        if !source.isSymbol(next, "."), let last = names.popLast() {
          names.append(last + source.spelling(next))
        }
        next += 1
      } else {
        return nil
      }
    }
    guard let name = names.popLast() else { return nil }
    named.name = name
    named.base = names
    if let first = names.first, names.count == 1,
      ["self", "self?", "self!", "Self", "super"].contains(first)
    {
      named.base = []
    }
    named.isType = named.base.last.map { isTypeName($0) } ?? false
    return named
  }

  /// Whether the name is that of a type, by the conventions of the language and by the types that the module declares.
  private func isTypeName(_ name: String) -> Bool {
    name.first { $0 != "_" }?.isUppercase == true || index.isKnown(name)
  }

  /// The type to which the member belongs.
  private func type(of named: Named, in place: Int?, at token: Int) -> Owner {
    let path = named.base.joined(separator: ".")
    if named.isType { return Owner(key: declarations.key(of: path, at: token), expression: path) }
    let kind = named.accessor == nil ? Member.Kind.method : .property
    let declaring = declarations.types(around: place).first { type in
      index.members(named.name, of: type.key).contains { $0.kind == kind }
    }
    let nearest = declarations.types(around: place).first {
      $0.keyword == .class || $0.keyword == .extension
    }
    guard let type = declaring ?? nearest else { return Owner(key: path, expression: path) }
    return Owner(key: type.key, expression: expression(for: type))
  }

  /// In a generic type its own name means the type with the current parameters, whereas its path has no parameters.
  private func expression(for type: TypeDeclaration) -> String {
    guard type.path.contains("."), index.isGeneric(type.key) else { return type.path }
    return type.keyword == .extension ? "Self" : type.name
  }
}
