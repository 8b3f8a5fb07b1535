extension FileTranslation {
  /// What subclasses of Foundation's classes override on iOS, and what extensions declare on Linux.
  private static let inExtensions: Set<String> = ["getObjectValue(_:for:errorDescription:)"]

  /// Such members hide Foundation's instead: who calls them on the subclass gets them.
  mutating func hideFoundationMembers() {
    for type in declarations.types where type.keyword == .class && !type.isInactive {
      for member in type.members
      where member.modifiers.contains("override") && Self.inExtensions.contains(member.reference) {
        blankOverride(of: member)
      }
    }
  }

  mutating func blankOverride(of member: Member) {
    var token = member.keywordToken - 1
    while token >= 0, source.tokens[token].range.lowerBound >= member.range.lowerBound {
      if source.isWord(token, "override") { edits.append(source.blank(source.tokens[token].range)) }
      token -= 1
    }
  }
}
