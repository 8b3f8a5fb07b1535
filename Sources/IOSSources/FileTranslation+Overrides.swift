extension FileTranslation {
  /// Without an Objective-C runtime extensions hold nothing that overrides or is overridden: such
  /// members move into the body of their class.
  mutating func moveOverrides() {
    for type in declarations.types
    where type.keyword == .extension && !type.isConstrained && index.isClass(type.path) {
      for member in type.members where mustMove(member, of: type) {
        if let target = declarations.types.first(where: {
          $0.keyword == .class && $0.path == type.path
        }) {
          move(member, from: type, to: target)
        } else {
          report(
            "'\(member.name)' overrides or is overridden, which in an extension needs Objective-C: move it into the file of '\(type.path)'",
            at: member.range.lowerBound)
        }
      }
    }
  }

  private func mustMove(_ member: Member, of type: TypeDeclaration) -> Bool {
    member.modifiers.contains("override") || index.isOverridden(member, of: type.path)
  }

  private mutating func move(
    _ member: Member, from type: TypeDeclaration, to target: TypeDeclaration
  ) {
    let range = member.fullRange
    let isInside = { (edit: Edit) in
      range.contains(edit.range.lowerBound) && edit.range.upperBound <= range.upperBound
    }
    let inner = edits.filter(isInside).map {
      Edit(
        range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound,
        text: $0.text)
    }
    let text = String(decoding: Edit.apply(inner, to: Array(source.bytes[range])), as: UTF8.self)
    edits.removeAll(where: isInside)
    edits.append(source.blank(range))
    insert(
      text, at: source.position(of: range.lowerBound), access: access(of: type),
      under: member.condition, into: target)
  }

  /// Before the closing brace, with the lines that it came from.
  private mutating func insert(
    _ text: String, at position: (line: Int, column: Int), access: String, under condition: String?,
    into target: TypeDeclaration
  ) {
    let brace = source.tokens[target.body.upperBound].range.lowerBound
    let end = source.position(of: brace)
    var moved = sourceLocation(line: position.line)
    moved += String(repeating: " ", count: max(0, position.column - 1 - access.utf8.count))
    moved += access + text + "\n"
    if let condition { moved = "#if \(condition)\n\(moved)#endif\n" }
    moved += sourceLocation(line: end.line) + String(repeating: " ", count: end.column - 1)
    edits.append(Edit(range: brace..<brace, text: "\n" + moved))
  }
}
