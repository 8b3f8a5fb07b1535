extension FileTranslation {
  /// A member that leaves its extension, with the class into which it moves.
  private struct Move {
    let member: Member
    let type: TypeDeclaration
    let target: TypeDeclaration
    /// The edits within it.
    var edits: [Edit] = []
  }

  /// Without an Objective-C runtime, extensions cannot contain members that override or are overridden.
  ///
  /// Such members move into the body of their class; if that is in another file, their class forwards to them.
  ///
  /// - Parameter changes: the changes of all passes; edits inside a member that moves are moved with it.
  func movingMembers(_ changes: Changes) -> Changes {
    var changes = changes
    var moves: [Move] = []
    changes += overrides(
      changes.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, moves: &moves)
    changes.edits = takingEdits(changes.edits, into: &moves) + moves.flatMap(edits)
    return changes
  }

  /// The changes for members that stay in their extensions.
  ///
  /// - Parameters:
  ///   - edits: the edits of all passes, sorted.
  ///   - moves: receives the other members, in the order of the file.
  private func overrides(_ edits: [Edit], moves: inout [Move]) -> Changes {
    var changes = Changes()
    for type in declarations.types
    where type.keyword == .extension && !type.isInactive {
      let target = type.isConstrained ? nil : classes[type.path]
      for member in type.members where !member.isInactive {
        if member.isUnavailable, mustMove(member, of: type) {
          // Nothing may call it.
          changes.edits.append(source.blank(member.fullRange))
        } else if target == nil, let dispatch = dispatch(member, of: type, edits) {
          changes += dispatch
        } else if mustMove(member, of: type) {
          if let target, target.file == number {
            let body = declarations.types[target.type]
            moves.append(Move(member: member, type: type, target: body))
          } else {
            changes += forwardingOrProblem(member, of: type, to: target, edits)
          }
        } else if let target, index.mayBeOverridden(member, of: type),
          let forwarding = forwarding(member, of: type, to: target, isOptional: true, edits)
        {
          changes += forwarding
        }
      }
    }
    return changes
  }

  private func forwardingOrProblem(
    _ member: Member, of type: TypeDeclaration, to target: ClassPlace?, _ edits: [Edit]
  ) -> Changes {
    if let target {
      return forwarding(member, of: type, to: target, isOptional: false, edits)
        ?? overrideProblem(member, "move it into the file of '\(type.path)'")
    }
    if type.isConstrained {
      return overrideProblem(member, "move it into the class, without the 'where' clause")
    }
    if member.modifiers.contains("override") { return withoutEffect(member, of: type) }
    return overrideProblem(
      member,
      "'\(type.path)' is of another module, declare the member in a class of your own between it and its overrides"
    )
  }

  /// Leaves the override of another module's member in its extension, where it is never called; on iOS it replaces the
  /// class's own member.
  private func withoutEffect(_ member: Member, of type: TypeDeclaration) -> Changes {
    let body = PropertyBody(of: source, from: source.firstToken(from: member.range.upperBound))
    let observes =
      member.kind == .property
      && body.accessors.contains { ["willSet", "didSet"].contains($0.name) }
    return Changes(
      edits: observes ? [source.blank(member.fullRange)] : renaming(member, of: type),
      diagnostics: problem(
        .extensionOverride,
        "'\(member.name)' has no effect here: an extension cannot override what '\(type.path)' of another module has without Objective-C; write a subclass of it",
        at: member.range.lowerBound, isWarning: true))
  }

  private func overrideProblem(_ member: Member, _ advice: String) -> Changes {
    let what = member.modifiers.contains("override") ? "overrides" : "is overridden"
    return Changes(
      diagnostics: problem(
        .extensionOverride,
        "'\(member.name)' \(what), which in an extension needs Objective-C: \(advice)",
        at: member.range.lowerBound))
  }

  private func mustMove(_ member: Member, of type: TypeDeclaration) -> Bool {
    member.modifiers.contains("override") || index.isOverridden(member, of: type.path)
  }

  /// Assigns edits to the moves whose members contain them; returns the others.
  private func takingEdits(_ edits: [Edit], into moves: inout [Move]) -> [Edit] {
    edits.filter { edit in
      let next = moves.indices.partitioningIndex {
        moves[$0].member.fullRange.lowerBound > edit.range.lowerBound
      }
      guard next > 0, moves[next - 1].member.fullRange.contains(edit.range.lowerBound),
        edit.range.upperBound <= moves[next - 1].member.fullRange.upperBound
      else { return true }
      moves[next - 1].edits.append(edit)
      return false
    }
  }

  /// Moves the member to the closing brace of its class, and keeps its line numbers.
  private func edits(of move: Move) -> [Edit] {
    let range = move.member.fullRange
    let position = source.position(of: range.lowerBound)
    let access = hasAccess(move.member) ? "" : access(of: move.type)
    let brace = source.tokens[move.target.body.upperBound].range.lowerBound
    let end = source.position(of: brace)
    var moved = sourceLocation(line: position.line)
    moved += String(repeating: " ", count: max(0, position.column - 1 - access.utf8.count))
    let edits = move.edits + insertion(access, asModifierOf: move.member)
    moved += index.isolation(givenTo: move.member, in: move.type) ?? ""
    moved += Edit.apply(edits, within: range, of: source) + "\n"
    if let condition = move.member.condition { moved = "#if \(condition)\n\(moved)#endif\n" }
    moved += sourceLocation(line: end.line) + String(repeating: " ", count: end.column - 1)
    return [source.blank(range), Edit("\n" + moved, before: brace)]
  }
}
