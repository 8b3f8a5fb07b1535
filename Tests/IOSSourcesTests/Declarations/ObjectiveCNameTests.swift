import Testing

@testable import DarkroomIOSSources

/// The Swift compiler's rules; the examples are those a header shows for such methods.
struct ObjectiveCNameTests {
  @Test(arguments: [
    ("refresh", [], "refresh"),
    ("tapped", [""], "tapped:"),
    ("tapped", ["", "forEvent"], "tapped:forEvent:"),
    ("handle", ["sender"], "handleWithSender:"),
    ("move", ["to"], "moveTo:"),
    ("move", ["toPoint"], "moveToPoint:"),
    ("scrollTo", ["row"], "scrollToRow:"),
    ("show", ["animated"], "showWithAnimated:"),
    ("insert", ["", ""], "insert::"),
  ])
  func methodsAreNamedAsTheCompilerDoes(_ base: String, _ labels: [String], _ expected: String) {
    #expect(ObjectiveCName.method(base, labels: labels) == expected)
  }

  @Test func effectsAddAnArgument() {
    #expect(
      ObjectiveCName.method("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjectiveCName.method("save", labels: [""], isThrowing: true) == "save:error:")
    #expect(ObjectiveCName.setter("title") == "setTitle:")
  }
}
