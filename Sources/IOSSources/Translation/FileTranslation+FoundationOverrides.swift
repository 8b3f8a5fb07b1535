extension FileTranslation {
  /// Members that subclasses of Foundation's classes override on iOS, and that extensions declare on Linux.
  private static let inExtensions: Set<String> = [
    "attributedString(for:withDefaultAttributes:)", "getObjectValue(_:for:errorDescription:)",
    "getObjectValue(_:for:range:)", "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  /// Such members hide Foundation's instead, so calls on the subclass reach them.
  func foundationOverrides() -> Changes {
    let types = declarations.types.filter { $0.keyword == .class && !$0.isInactive }
    let members = types.flatMap(\.members).filter {
      $0.modifiers.contains("override") && Self.inExtensions.contains($0.reference)
    }
    return Changes(edits: members.flatMap(blankOverride))
  }
}
