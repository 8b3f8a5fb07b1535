import Testing

@testable @_spi(Internals) import InlineSnapshotTesting

/// What recording makes of a source, as the upstream library does it.
struct InlineSourceTests {
  private typealias Source = SourceUnderTest

  @Test func aNewClosureFollowsTheCall() throws {
    let written = try Source.recording(
      "a\n\nb", at: "assertInlineSnapshot",
      in: """
        func test() {
          assertInlineSnapshot(of: x, as: .dump)  // why
        }
        """)

    #expect(
      written == """
        func test() {
          assertInlineSnapshot(of: x, as: .dump) {
            \"""
            a

            b
            \"""
          }  // why
        }
        """)
  }

  @Test func anOldClosureIsReplacedWhereverTheCallEnds() throws {
    let written = try Source.recording(
      "new \\ \"\"\"", at: "assertInlineSnapshot", expected: "old",
      in: """
        func test() {
            assertInlineSnapshot(
                of: "} ) \\(x)",
                as: .lines
            ) {
                "old"
            }
        }
        """)

    #expect(
      written == """
        func test() {
            assertInlineSnapshot(
                of: "} ) \\(x)",
                as: .lines
            ) {
                #\"""
                new \\ \"""
                \"""#
            }
        }
        """)
  }

  @Test func aClosureAmongTheArgumentsStaysThere() throws {
    #expect(
      try Source.recording(
        "2", at: "f", expected: "1", in: "f(of: { x }(), as: .lines, matches: { \"1\" })\n")
        == "f(of: { x }(), as: .lines, matches: {\n    \"\"\"\n    2\n    \"\"\"\n})\n")
  }

  @Test func labelsFollowTheFirstClosureAndOldOnesAreRenewed() throws {
    let second = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["result"], trailingClosureLabel: "expansion",
      trailingClosureOffset: 1)
    let third = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "fixes", trailingClosureOffset: 2)
    var source = SourceUnderTest("  f { \"in\" } result: { \"1\" }\n")
    try source.record("2", at: "f ", expected: "1", second)
    try source.record("3", at: "f ", third)

    #expect(
      try source.written() == """
          f { "in" } expansion: {
            \"""
            2
            \"""
          } fixes: {
            \"""
            3
            \"""
          }

        """)
  }

  @Test func aClosureOfAnotherLabelIsSteppedOver() throws {
    let first = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "diagnostics", trailingClosureOffset: 1)

    #expect(
      try Source.recording("1", at: "f ", first, in: "f { \"in\" } fixes: { \"2\" }\n")
        == "f { \"in\" } diagnostics: {\n    \"\"\"\n    1\n    \"\"\"\n} fixes: { \"2\" }\n")
  }

  @Test(arguments: [
    ("f() {\n  \"1\"\n}\n", "f", "f()\n"), ("f { \"1\" }\n", "f ", "f()\n"),
    ("f(a, b: { \"1\" })\n", "f", "f(a)\n"), ("f({ \"1\" })\n", "f", "f()\n"),
    ("f(a) { \"1\" } more: { \"2\" }\n", "f", "f(a) { \"2\" }\n"),
  ])
  func withoutAValueThereIsNoClosure(_ before: String, _ callee: String, _ after: String) throws {
    #expect(try Source.recording(nil, at: callee, expected: "1", in: before) == after)
  }

  @Test func emptyParenthesesGo() throws {
    #expect(
      try Source.recording("1", at: "f", in: "f()\n") == "f {\n    \"\"\"\n    1\n    \"\"\"\n}\n")
  }

  @Test func callsInsideOfOthersAndOnOneLineAreToldApart() throws {
    var source = SourceUnderTest("\twith(é) { g(of: 1); h(of: 2) }\n")
    try source.record("2", at: "; h")
    try source.record("1", at: "{ g")

    #expect(
      try source.written() == """
        \twith(é) { g(of: 1) {
        \t\t\"""
        \t\t1
        \t\t\"""
        \t}; h(of: 2) {
        \t\t\"""
        \t\t2
        \t\t\"""
        \t} }

        """)
  }

  @Test func aCaseThatFollowsIsNoClosure() throws {
    let text = "switch x { case 1: f { \"1\" } default: { }() }\n"

    #expect(
      try Source.recording("2", at: "f ", expected: "1", in: text)
        == "switch x { case 1: f {\n    \"\"\"\n    2\n    \"\"\"\n} default: { }() }\n")
  }

  @Test func bracesInLiteralsCommentsAndRegexesCountForNothing() throws {
    let text = "  f(of: #\"})\"#, g(/\\)}/, \"\\(\"}\")\") /* ) */, as: .x) // {\n"

    #expect(
      try Source.recording("1", at: "f", in: text)
        == "  f(of: #\"})\"#, g(/\\)}/, \"\\(\"}\")\") /* ) */, as: .x) {\n    \"\"\"\n    1\n    \"\"\"\n  } // {\n"
    )
  }

  @Test func theOldFormHasItsTextAmongTheArguments() throws {
    let text = "  f(matching: x, as: .dump)\n  g(matching: x, with: \"\", line: 1)\n"
    let literal = "with: \"\"\"\n  1\n  \"\"\""

    #expect(
      try Source.recording("1", at: "f", .with, in: text)
        == text.replacing(".dump)", with: ".dump, \(literal))"))
    #expect(
      try Source.recording("1", at: "\n  g", .with, in: text)
        == text.replacing("with: \"\"", with: literal))
  }

  @Test func whatIsNotACompiledSourceIsRefused() throws {
    #expect(throws: InlineProblem.otherLiteral(path: "/T.swift", line: 1)) {
      try Source.recording("2", at: "f", expected: "1", in: "f() { \"other\" }\n")
    }
    #expect(throws: InlineProblem.otherLiteral(path: "/T.swift", line: 1)) {
      try Source.recording("2", at: "f", expected: "1", in: "f()\n")
    }
    #expect(throws: InlineProblem.otherLiteral(path: "/T.swift", line: 1)) {
      try Source.recording("2", at: "f", in: "f() { \"1\" }\n")
    }
    #expect(throws: InlineProblem.noLiteral(path: "/T.swift", line: 1)) {
      try Source.recording("2", at: "f", expected: "1", in: "f() { fixture }\n")
    }
    #expect(throws: InlineProblem.noCall(path: "/T.swift", line: 1, column: 3)) {
      try Source.recording("2", at: "f(", in: "f(a)\n")
    }
  }

  @Test func aClosureThatTheCallCannotHaveIsNamed() {
    for (descriptor, offset) in [
      (InlineSnapshotSyntaxDescriptor.with, 0), (.init(trailingClosureOffset: -1), -1),
    ] {
      let error = #expect(
        throws: InlineProblem.noClosure(path: "/T.swift", line: 1, offset: offset)
      ) {
        try Source.recording("1", at: "f", descriptor, in: "f()\n")
      }
      #expect(
        error?.description == "the call at /T.swift:1 has no closure at offset \(offset)")
    }
  }

  @Test func aFailureStandsAtTheClosure() throws {
    let source = InlineSource(path: "/T.swift", text: "f(\n  of: x\n) {\n  \"1\"\n} b: {\n}\n")
    let call = try #require(source.call(line: 1, column: 2))

    #expect(call.closure(of: .init())?.line == 3)
    let second = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "b", trailingClosureOffset: 1)
    #expect(call.closure(of: second)?.line == 5)
  }
}
