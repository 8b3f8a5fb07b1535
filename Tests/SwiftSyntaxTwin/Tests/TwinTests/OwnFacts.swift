@testable import DarkroomIOSSources

/// What our own reader finds, in the words of the twin.
func ownFacts(of text: String) -> [String] {
  let source = SourceText(path: "corpus", text: text)
  let found = DeclarationParser.declarations(of: source)
  var facts: [(offset: Int, text: String)] = []
  for type in found.types {
    facts.append((keyword(of: type, in: source), description(of: type)))
    for member in type.members {
      facts.append((keyword(of: member, in: source), description(of: member, in: type)))
    }
  }
  for attribute in found.attributes {
    facts.append((attribute.range.lowerBound, "attribute \(source.text(attribute.range))"))
  }
  for use in found.uses {
    let types = use.enclosing.map { found.types[$0].path }.joined(separator: " > ")
    facts.append(
      (source.tokens[use.token].range.lowerBound, "use \(source.spelling(use.token)) in \(types)"))
  }
  for (keyword, path) in found.imports {
    let name = path.map { source.word($0) }.joined(separator: ".")
    facts.append((source.tokens[keyword].range.lowerBound, "import \(name)"))
  }
  for keyword in found.conditions {
    facts.append(
      (source.tokens[keyword].range.lowerBound, "if \(line(after: keyword, in: source))"))
  }
  return facts.sorted { $0.offset < $1.offset }.map { "\($0.offset) \($0.text)" }
}

private func line(after keyword: Int, in source: SourceText) -> String {
  var last = keyword
  while last + 1 < source.tokens.count, !source.tokens[last + 1].startsLine { last += 1 }
  return source.text(
    source.tokens[keyword + 1].range.lowerBound..<source.tokens[last].range.upperBound)
}

private func words(_ attributes: [Attribute], _ modifiers: Set<String>) -> String {
  (attributes.map { "@\($0.name)" } + modifiers.sorted()).joined(separator: " ")
}

private func description(of type: TypeDeclaration) -> String {
  "\(type.keyword.rawValue) \(type.path)\(type.isGeneric ? "<>" : "")\(type.isLocal ? " local" : "") "
    + "[\(type.inheritance.joined(separator: ","))] " + words(type.attributes, type.modifiers)
}

private func description(of member: Member, in type: TypeDeclaration) -> String {
  let words = words(member.attributes, member.modifiers)
  if member.kind == .property {
    return (member.isConstant ? "let" : "var") + " \(type.path).\(member.name)"
      + (member.type.map { ": \($0)" } ?? "") + (member.isSettable ? " set" : "") + " " + words
  }
  let parameters = member.parameters.map { "\($0.label.isEmpty ? "_" : $0.label): \($0.type)" }
  return
    "func \(type.path).\(member.name)\(member.isGeneric ? "<>" : "")(\(parameters.joined(separator: ", ")))"
    + (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    + (member.type.map { " -> \($0)" } ?? "") + " " + words
}

/// Where the keyword of a type stands: the last token of that spelling before its brace that begins its head.
private func keyword(of type: TypeDeclaration, in source: SourceText) -> Int {
  source.tokens[type.keywordToken].range.lowerBound
}

private func keyword(of member: Member, in source: SourceText) -> Int {
  source.tokens[member.keywordToken].range.lowerBound
}
