/// Supports optional methods that are used as functions before they are called.
extension FileTranslation {
  /// Replaces `delegate?.list(_:didSelect:)` with the function that represents the method.
  func boundMethods() -> Changes {
    var changes = Changes()
    for token in source.tokens.indices
    where source.isSymbol(token, ".") && source.isWord(token + 1) && source.isSymbol(token + 2, "(")
    {
      guard let overloads = index.optionalRequirements[source.word(token + 1)],
        let labels = labelsOfReference(open: token + 2), isReceiver(before: token),
        let member = overloads.first(where: { $0.parameters.map(\.label) == labels }),
        canBeBound(member)
      else { continue }
      let name = source.tokens[token + 1].range
      let end = source.tokens[source.closing(token + 2)].range.upperBound
      changes.edits.append(
        Edit(range: name.upperBound..<end, text: "?.\(Self.boundName(labels))"))
    }
    return changes
  }

  /// The labels in `(_:didSelect:)`, with an empty one for `_`; nil for arguments.
  private func labelsOfReference(open: Int) -> [String]? {
    let inside = source.inside(open)
    guard !inside.isEmpty, inside.count.isMultiple(of: 2) else { return nil }
    var labels: [String] = []
    for word in stride(from: inside.lowerBound, to: inside.upperBound, by: 2) {
      guard source.isWord(word), source.isSymbol(word + 1, ":") else { return nil }
      labels.append(source.isWord(word, "_") ? "" : source.word(word))
    }
    return labels
  }

  /// Whether the receiver is a delegate or a data source, rather than an object that has the method.
  private func isReceiver(before dot: Int) -> Bool {
    if ["?", "!"].contains(where: { source.isSymbol(dot - 1, $0) }) { return true }
    guard source.isWord(dot - 1) else { return false }
    let name = source.word(dot - 1).lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  /// The functions for unbound use that a type for optional methods of one name has besides its calls.
  ///
  /// Methods with the same labels are distinguished by their types, which a name does not contain.
  func bound(_ overloads: [Member], access: String) -> String {
    let named = Dictionary(grouping: overloads) { Self.boundName($0.parameters.map(\.label)) }
    return overloads.filter(canBeBound)
      .filter { named[Self.boundName($0.parameters.map(\.label))]?.count == 1 }
      .map { boundFunction($0, access: access) }.joined()
  }

  /// Function types cannot express these.
  private func canBeBound(_ member: Member) -> Bool {
    member.kind == .method && !member.isAsync && !member.isThrowing
      && !member.parameters.contains {
        $0.type.hasSuffix("...") || $0.type.contains("@autoclosure") || $0.type.hasPrefix("inout ")
      }
  }

  private static func boundName(_ labels: [String]) -> String {
    "_function" + labels.map { "_" + $0 }.joined()
  }

  private func boundFunction(_ member: Member, access: String) -> String {
    let result = member.type ?? "Void"
    let types = member.parameters.map(\.type).joined(separator: ", ")
    let names = member.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    let arguments = member.parameters.indices.map { "p\($0), " }.joined()
    let call = "method.call(\(arguments)as: (\(result)).self)"
    let isolation = member.has("MainActor") ? "@MainActor " : ""
    return """
        \(access)var \(Self.boundName(member.parameters.map(\.label))): (\(isolation)(\(types)) -> \(result))? {
          _OptionalMethod("\(member.objectiveCName)", of: receiver).map { method in
            { \(names.isEmpty ? "" : names + " in ")\(result.hasSuffix("?") ? "\(call) ?? nil" : "_forcedAnswer(\(call))") }
          }
        }

      """
  }
}
