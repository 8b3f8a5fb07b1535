import Testing

@testable import DarkroomSnapshotStore

struct TestSpellingTests {
  @Test(arguments: [
    "App.Screen/testA", "App.Screen/testA()", "App/Screen.swift/testA()", "App/Screen/testA",
    "Screen.testA", "-[App.Screen testA]", "App.Screen/testA()/Screen.swift:9:4",
  ])
  func eachWayToSpellATestIsRead(_ text: String) throws {
    let spelling = try #require(TestSpelling(text))
    let listed = try #require(TestSpelling("App.Screen/testA"))

    #expect(spelling.function == "testA" && spelling.likeness(to: listed) == .same)
    for other in ["App.Screen/testB", "App.Other/testA"] {
      let expected: TestSpelling.Likeness =
        spelling.file != nil && other == "App.Other/testA" ? .likely : .different
      #expect(TestSpelling(other)?.likeness(to: spelling) == expected)
    }
    if spelling.module != nil {
      #expect(TestSpelling("Module.Screen/testA")?.likeness(to: spelling) == .different)
    }
  }

  @Test func innerSuitesAndArgumentsBelongToTheName() throws {
    let inner = try #require(TestSpelling("App.Outer/Inner/draws(_:at:)/File.swift:3:4"))

    #expect(inner.suites == ["Outer", "Inner"] && inner.function == "draws")
    #expect(TestSpelling("App.Inner/draws")?.likeness(to: inner) == .same)
    #expect(TestSpelling("App.Outer/draws")?.likeness(to: inner) == .different)
  }

  @Test(arguments: [
    "", "testA", "testA.1", "testA.1.png", "a*b", "App.Screen/", "/testA", "one two", "a.b.c",
  ])
  func otherTextsSpellNone(_ text: String) {
    #expect(TestSpelling(text) == nil)
  }
}
