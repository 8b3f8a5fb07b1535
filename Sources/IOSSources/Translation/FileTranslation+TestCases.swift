extension FileTranslation {
  /// `super.setUp()` and `super.tearDown()` in asynchronous overrides of a test case on the main actor.
  ///
  /// On iOS, methods of Objective-C run on the actor of their caller. On Linux, the call would leave the actor with an
  /// object that isn't `Sendable`, which Swift 6 refuses; `XCTestCase._setUp()` does the same, and leaves nothing.
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
