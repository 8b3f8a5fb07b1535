import DarkroomIOSSources
import DarkroomSnapshotStore

extension InlineSource {
  /// Returns the edit that records a snapshot in this source.
  func edit(for snapshot: InlineSnapshot) throws(InlineProblem) -> SourceEdit {
    let place = (line: Int(snapshot.line), column: Int(snapshot.column))
    guard let call = call(line: place.line, column: place.column) else {
      throw .noCall(path: text.path, line: place.line, column: place.column)
    }
    if let closure = call.closure(of: snapshot.syntaxDescriptor) {
      try check(closure, against: snapshot.expected)
    } else if snapshot.expected != nil {
      throw .otherLiteral(path: text.path, line: place.line)
    }
    var edit = try draft(snapshot, call.syntax)
    edit.indentation = indentation(ofLine: place.line)
    edit.unit = indentationUnit
    edit.rank = snapshot.syntaxDescriptor.trailingClosureOffset
    if hasCarriageReturns { edit.hasCarriageReturns = true }
    return edit
  }

  /// Throws if the literal isn't the compiled one, because the source then differs from the compiled source, too.
  private func check(_ closure: Closure, against expected: String?) throws(InlineProblem) {
    let inside = closure.inside
    let literal = text.isWord(inside.first ?? 0, "return") ? inside.dropFirst() : inside
    if literal.isEmpty, expected == nil { return }
    guard let first = literal.first, let last = literal.last,
      text.tokens[first].kind == .string, text.tokens[last].kind == .string
    else { throw .noLiteral(path: text.path, line: closure.line) }
    guard first == last, let value = LiteralSyntax(text.spelling(first)).value else { return }
    if value != expected ?? "" { throw .otherLiteral(path: text.path, line: closure.line) }
  }

  private func edit(_ range: Range<Int>, _ snapshot: InlineSnapshot) -> SourceEdit {
    SourceEdit(
      source: ContainedPath(own: FilePath.absolute(text.path)), base: text.bytes, old: range,
      expected: snapshot.expected)
  }

  private func draft(_ snapshot: InlineSnapshot, _ call: CallSyntax) throws(InlineProblem)
    -> SourceEdit
  {
    let isRemoval = snapshot.actual == nil
    let label = snapshot.syntaxDescriptor.trailingClosureLabel
    switch call.slot(of: snapshot.syntaxDescriptor) {
    case .argument(let index):
      guard call.arguments.indices.contains(index) else {
        throw .noClosure(
          path: text.path, line: Int(snapshot.line),
          offset: snapshot.syntaxDescriptor.trailingClosureOffset)
      }
      if isRemoval { return removal(argument: index, call, snapshot) }
      var edit = edit(call.arguments[index].range, snapshot)
      edit.label = call.arguments[index].label == nil ? nil : label
      if snapshot.syntaxDescriptor.isArgument { edit.form = .argument }
      return edit
    case .newArgument:
      guard let last = call.arguments.last?.range.upperBound else {
        throw .noClosure(path: text.path, line: Int(snapshot.line), offset: 0)
      }
      var edit = edit(last..<last, snapshot)
      (edit.label, edit.lead, edit.form) = (label, ", ", .argument)
      return edit
    case .trailing(let index):
      if isRemoval { return removal(trailing: index, call, snapshot) }
      var edit = edit(call.trailing[index].range, snapshot)
      edit.label = index == 0 ? nil : label
      return edit
    case .before(let index):
      let start = call.trailing[index].range.lowerBound
      var edit = edit(start..<start, snapshot)
      edit.label = label
      edit.trail = " "
      return isRemoval ? nothing(edit) : edit
    case .missing(let count):
      return insertion(behind: count, call, snapshot)
    }
  }

  private func insertion(behind count: Int, _ call: CallSyntax, _ snapshot: InlineSnapshot)
    -> SourceEdit
  {
    var range = call.end..<call.end
    // Empty parentheses are removed, because a closure is enough to make a call.
    if count == 0, call.arguments.isEmpty, call.trailing.isEmpty, let empty = call.parentheses {
      range = text.text(empty) == "()" ? empty : range
    }
    var edit = edit(range, snapshot)
    edit.lead = " "
    if count > 0 { edit.label = snapshot.syntaxDescriptor.trailingClosureLabel }
    return snapshot.actual == nil ? nothing(self.edit(call.end..<call.end, snapshot)) : edit
  }

  private func nothing(_ edit: SourceEdit) -> SourceEdit {
    var edit = edit
    edit.form = .removal
    return edit
  }

  /// Returns the edit that removes an argument with the comma before it, or else the comma after it.
  private func removal(argument index: Int, _ call: CallSyntax, _ snapshot: InlineSnapshot)
    -> SourceEdit
  {
    let own = call.arguments[index].range
    if index > 0 {
      return nothing(edit(call.arguments[index - 1].range.upperBound..<own.upperBound, snapshot))
    }
    let next = call.arguments.dropFirst().first?.range.lowerBound
    return nothing(edit(own.lowerBound..<(next ?? own.upperBound), snapshot))
  }

  private func removal(trailing index: Int, _ call: CallSyntax, _ snapshot: InlineSnapshot)
    -> SourceEdit
  {
    let own = call.trailing[index].range
    if index == 0, call.trailing.count > 1 {
      // The next closure becomes the first one, which has no label.
      let next = text.tokens[call.trailing[1].tokens.lowerBound].range.lowerBound
      return nothing(edit(own.lowerBound..<next, snapshot))
    }
    let before =
      index > 0
      ? call.trailing[index - 1].range.upperBound
      : call.parentheses?.upperBound ?? call.calleeEnd
    var edit = nothing(edit(before..<own.upperBound, snapshot))
    if index == 0, call.parentheses == nil { edit.form = .emptyArguments }
    return edit
  }
}
