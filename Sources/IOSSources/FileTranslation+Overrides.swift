extension FileTranslation {
  /// A member that leaves its extension, with the class it moves into.
  fileprivate struct Move {
    let member: Member
    let type: TypeDeclaration
    let target: TypeDeclaration
    /// The edits within it, offsets from its start.
    var edits: [Edit] = []
  }

  /// Without an Objective-C runtime extensions hold nothing that overrides or is overridden: such
  /// members move into the body of their class, or where that is in another file, their class forwards to them.
  mutating func moveOverrides() {
    sortedEdits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var moves = moves()
    guard !moves.isEmpty else { return }
    takeEdits(into: &moves)
    for move in moves { perform(move) }
  }

  /// In the order of the file.
  private mutating func moves() -> [Move] {
    var moves: [Move] = []
    for type in declarations.types
    where type.keyword == .extension && !type.isInactive {
      let target = type.isConstrained ? nil : classes[type.path]
      for member in type.members where !member.isInactive {
        if target == nil, dispatchForeign(member, of: type) { continue }
        if mustMove(member, of: type) {
          if let target, target.file == number {
            let body = declarations.types[target.type]
            moves.append(Move(member: member, type: type, target: body))
          } else {
            forwardOrReport(member, of: type, to: target)
          }
        } else if let target, index.mayBeOverridden(member, of: type),
          let forwarder = forward(member, of: type, to: target, isOptional: true)
        {
          forwarders.append(forwarder)
        }
      }
    }
    return moves
  }

  private mutating func forwardOrReport(
    _ member: Member, of type: TypeDeclaration, to target: ClassPlace?
  ) {
    if let target {
      if let forwarder = forward(member, of: type, to: target, isOptional: false) {
        return forwarders.append(forwarder)
      }
      return reportOverride(member, "move it into the file of '\(type.path)'")
    }
    if type.isConstrained {
      return reportOverride(member, "move it into the class, without the 'where' clause")
    }
    reportOverride(
      member,
      member.modifiers.contains("override")
        ? "'\(type.path)' is of another module, write a subclass of it"
        : "'\(type.path)' is of another module, declare the member in a class of your own between it and those that override it"
    )
  }

  private mutating func reportOverride(_ member: Member, _ advice: String) {
    let what = member.modifiers.contains("override") ? "overrides" : "is overridden"
    report(
      .extensionOverride,
      "'\(member.name)' \(what), which in an extension needs Objective-C: \(advice)",
      at: member.range.lowerBound)
  }

  private func mustMove(_ member: Member, of type: TypeDeclaration) -> Bool {
    member.modifiers.contains("override") || index.isOverridden(member, of: type.path)
  }

  /// Edits of what moves go with it; the others stay.
  private mutating func takeEdits(into moves: inout [Move]) {
    var kept: [Edit] = []
    for edit in edits {
      let range = edit.range
      let next = moves.firstIndex(behind: range.lowerBound)
      guard next > 0, moves[next - 1].member.fullRange.contains(range.lowerBound),
        range.upperBound <= moves[next - 1].member.fullRange.upperBound
      else {
        kept.append(edit)
        continue
      }
      let start = moves[next - 1].member.fullRange.lowerBound
      moves[next - 1].edits.append(
        Edit(range: range.lowerBound - start..<range.upperBound - start, text: edit.text))
    }
    edits = kept
  }

  private mutating func perform(_ move: Move) {
    let range = move.member.fullRange
    let text = String(
      decoding: Edit.apply(move.edits, to: Array(source.bytes[range])), as: UTF8.self)
    edits.append(source.blank(range))
    insert(
      text, at: source.position(of: range.lowerBound), access: access(of: move.type),
      under: move.member.condition, into: move.target)
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

extension [FileTranslation.Move] {
  /// The first that begins behind `offset`; they are in order.
  fileprivate func firstIndex(behind offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].member.fullRange.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
