import Testing

@testable import DarkroomIOSSources

struct OptionalMemberTests {
  private let delegate = """
    @objc protocol ListDelegate {
      func required()
      @objc optional func list(_ list: List, didSelect row: Int) -> Bool
      @objc(finished:) optional func done(_ list: List)
      @objc optional var title: String { get }
    }

    """

  private func output(_ text: String, beside other: String = "") -> String {
    let sources = [text, other].enumerated().map { SourceText(path: "/src/\($0).swift", text: $1) }
    return ModuleTranslation(module: "App", sources: sources).files[0]
  }

  @Test func optionalRequirementsLeaveTheProtocol() {
    let lines = translated(delegate)

    #expect(lines[1] == "  func required()")
    #expect(lines[2...4].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines.count == 6)
  }

  @Test func callsGoThroughAPropertyOfTheBaseName() {
    let text = output(delegate)

    #expect(text.contains("var list: _ListDelegate_list? {"))
    #expect(text.contains("func callAsFunction(_ p0: List, didSelect p1: Int) -> (Bool)! {"))
    #expect(
      text.contains(
        #"_OptionalMethod("list:didSelect:", of: receiver)?.call(p0, p1, as: (Bool).self)"#))
    #expect(text.contains(#"_OptionalMethod("title", of: self)?.call(as: (String).self)"#))
  }

  @Test func calledMembersAreIsolatedAsTheRequirementsAre() {
    let text =
      "@objc protocol P {\n  @MainActor @objc optional func a()\n  @objc optional func b()\n}\n"

    #expect(output(text).contains("@MainActor struct _P_a {"))
    #expect(output(text).contains("\nstruct _P_b {"))
  }

  @Test func implementationsAreEnteredUnderTheRequirementsName() {
    let text = output(
      "class A: NSObject, ListDelegate {\n  func done(_ list: List) {}\n}\n", beside: delegate)

    #expect(text.contains(#"_ClassRegistry.add("finished:") { (it: A) in it.done(_:) }"#))
  }

  @Test func soAreThoseOfASubclass() {
    let text = output(
      "class B: A {\n  func done(_ list: List) {}\n  var title: String { \"\" }\n}\n",
      beside: delegate + "class A: NSObject, ListDelegate {}")

    #expect(text.contains(#"_ClassRegistry.add("finished:") { (it: B) in it.done(_:) }"#))
    #expect(text.contains(#"_ClassRegistry.add(getter: "title", \B.title)"#))
  }

  @Test func delegatesOfOtherModulesAreEnteredToo() {
    let text = output(
      "class A: UIViewController {}\nextension A: UITableViewDelegate {\n  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n"
    )

    #expect(
      text.contains(
        #"_ClassRegistry.add("tableView:didSelectRowAt:") { (it: A) in it.tableView(_:didSelectRowAt:) }"#
      ))
  }

  @Test func otherMethodsAreNot() {
    let text = output(
      "class A: NSObject, ListDelegate {\n  func other(_ list: List) {}\n  private func done(_ list: List) {}\n}\n",
      beside: delegate)

    #expect(!text.contains("_ClassRegistry.add(\""))
  }

  @Test(arguments: [
    ("delegate!.list!(a, didSelect: 3)", "delegate!.list!(a, didSelect: 3)!"),
    (
      "delegate!.list!(f(a, b: 1), didSelect: 3) ? 1 : 2",
      "delegate!.list!(f(a, b: 1), didSelect: 3)! ? 1 : 2"
    ),
    ("delegate!.list!(a)", "delegate!.list!(a)"),
    ("delegate!.done!(a)", "delegate!.done!(a)"),
    ("delegate?.list?(a, didSelect: 3)", "delegate?.list?(a, didSelect: 3)"),
  ])
  func forcedCallsAnswerNoOptional(_ call: String, _ expected: String) {
    #expect(
      translatedMember("  lazy var a = \(call)", beside: delegate) == "  lazy var a = \(expected)")
  }

  @Test func protocolsInFunctionsAreReported() {
    let text = "func f() {\n  @objc protocol P { @objc optional func a() }\n}\n"
    let found = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: text)]
    )
    .diagnostics

    #expect(found.map(\.cause) == [.localProtocol])
    #expect(found.map(\.line) == [2])
  }
}
