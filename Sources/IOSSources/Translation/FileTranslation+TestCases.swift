extension FileTranslation {
  /// Translates `super.setUp()` and `super.tearDown()` in asynchronous overrides in a test case on the main actor.
  ///
  /// On iOS, Objective-C methods run on the actor of their caller. On Linux, the call would send an object that is not
  /// `Sendable` away from the actor, which Swift 6 rejects. `XCTestCase._setUp()` does the same without leaving the
  /// actor.
  func asynchronousCallsOfTestCase(in member: Member, of type: TypeDeclaration) -> [Edit] {
    let open = source.firstToken(from: member.range.upperBound)
    guard ["setUp", "tearDown"].contains(member.name), type.inheritance.first == "XCTestCase",
      member.kind == .method, member.isAsync, source.isSymbol(open, "{")
    else { return [] }
    return source.inside(open).compactMap { index in
      guard source.isWord(index, "super"), source.isSymbol(index + 1, "."),
        source.isWord(index + 2, member.name), source.isSymbol(index + 3, "(")
      else { return nil }
      let range = source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound
      return Edit(range: range, text: "XCTestCase._\(member.name)")
    }
  }
}
