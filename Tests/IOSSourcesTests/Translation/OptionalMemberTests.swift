import Foundation
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

  /// As in `guard let function = delegate?.list(_:didSelect:) else { return }`.
  @Test func optionalMethodsCanBeTakenForFunctions() {
    let text = output(
      "func f(_ delegate: ListDelegate?) { if let a = delegate?.list(_:didSelect:) { a(b, 1) } }\n"
        + "func list(_ list: List, didSelect row: Int) {}\nlet own = list(_:didSelect:)\n",
      beside: delegate)

    #expect(text.contains("if let a = delegate?.list?._function__didSelect { a(b, 1) }"))
    #expect(text.contains("let own = list(_:didSelect:)"))
    let overloaded =
      "@objc protocol P {\n  @objc optional func a(_ b: Int)\n  @objc(c:) optional func a(_ b: String)\n}\n"
    #expect(!output(overloaded).contains("var _function_"))
    #expect(
      output(delegate).contains("var _function__didSelect: ((List, Int) -> Bool)? {"))
  }

  /// As in `if let list = delegate?.list { list(self, 1) }`.
  @Test func boundMembersAreCalledWithoutLabels() {
    let text = output(delegate)

    #expect(text.contains("func callAsFunction(_ p0: List, _ p1: Int) -> (Bool)! {"))
    #expect(text.ranges(of: "func callAsFunction(_ p0: List) ->").count == 1)
  }

  @Test func overloadsOfTheSameTypesAreNotCalledWithoutLabels() {
    let text = output(
      "@objc protocol P {\n  @objc optional func a(x: Int)\n  @objc optional func a(y: Int)\n  @objc optional func a(_ z: String)\n}\n"
    )

    #expect(text.ranges(of: "func callAsFunction(_ p0: Int) ->").count == 1)
    #expect(text.ranges(of: "func callAsFunction(_ p0: String) ->").count == 1)
  }

  @Test(arguments: ["os(macOS)", "canImport(AppKit)", "!os(iOS)"])
  func protocolsOfOtherSystemsAreLeftAlone(_ condition: String) {
    let text =
      "#if \(condition)\n@objc protocol P {\n  @objc optional func a(_ v: NSView)\n}\n#endif\n"

    #expect(!output(text).contains("_P_a"))
  }

  @Test func helpersStandUnderTheConditionOfTheirProtocol() {
    let text = output(
      "#if DEBUG\n@objc protocol P {\n  @objc optional func a()\n  @objc optional var b: Int { get }\n}\n#endif\n"
    )

    #expect(text.contains("#if (DEBUG)\nextension P {\n  var a: _P_a? {"))
    #expect(text.ranges(of: "#if (DEBUG)\n").count == 2)
  }

  @Test func helpersStandUnderTheConditionOfTheirMember() {
    let text = output(
      "@objc protocol P {\n  @objc optional func a()\n  #if DEBUG\n  @objc optional func a(_ x: Int)\n  #endif\n  #if os(tvOS)\n  @objc optional func c()\n  #endif\n}\n"
    )

    #expect(!text.contains("_P_c"))
    #expect(text.contains("struct _P_a {"))
    #expect(text.ranges(of: "#if (DEBUG)\n").count == 1)
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
        #"_ClassRegistry.add("tableView:didSelectRowAt:") { (it: A) in it.tableView(_:didSelectRowAt:) as (UITableView, IndexPath) -> Void }"#
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

  /// What stands for the methods of UIKit's delegates answers optionals where no value would say that there is none.
  @Test(arguments: [
    (
      "delegate!.tableView!(table, heightForRowAt: path)",
      "_forcedAnswer(delegate!.tableView!(table, heightForRowAt: path))"
    ),
    (
      "field.delegate!.textFieldShouldReturn!(field) ? 1 : 2",
      "_forcedAnswer(field.delegate!.textFieldShouldReturn!(field)) ? 1 : 2"
    ),
    (
      "delegate!.tableView!(table, willSelectRowAt: path)",
      "delegate!.tableView!(table, willSelectRowAt: path)"
    ),
    (
      "delegate?.tableView?(table, heightForRowAt: path)",
      "delegate?.tableView?(table, heightForRowAt: path)"
    ),
  ])
  func forcedCallsOfUIKitsDelegatesAnswerNoOptional(_ call: String, _ expected: String) {
    #expect(translatedMember("  lazy var a = \(call)") == "  lazy var a = \(expected)")
  }

  private let namesakes = """
    @objc protocol Watcher {
      @objc(sawNumber:) optional func saw(_ value: Int)
      @objc(sawText:) optional func saw(_ value: String)
    }

    """

  /// Objective-C tells them apart by name, Swift by type.
  @Test func methodsOfOneNameAreToldApartByTheirTypes() {
    let text = output(
      "class A: NSObject, Watcher {\n  func saw(_ value: Swift.String) {}\n  func saw(_ value: Int) {}\n}\n",
      beside: namesakes)
    let entries = text.split(separator: "\n").filter { $0.contains("_ClassRegistry.add(\"saw") }

    #expect(
      entries.map { $0.trimmingPrefix(while: { $0 == " " }) } == [
        #"_ClassRegistry.add("sawText:") { (it: A) in it.saw(_:) as (Swift.String) -> Void }"#,
        #"_ClassRegistry.add("sawNumber:") { (it: A) in it.saw(_:) as (Int) -> Void }"#,
      ])
  }

  @Test func oneOfThemAloneIsEnteredUnderItsOwnName() {
    let text = output(
      "class A: NSObject, Watcher {\n  func saw(_ value: String) {}\n}\n", beside: namesakes)

    #expect(text.contains(#"_ClassRegistry.add("sawText:")"#))
    #expect(!text.contains(#"_ClassRegistry.add("sawNumber:")"#))
  }

  /// A type that has another name here is known by the attribute, or because the other one is taken.
  @Test(arguments: [
    "  @objc(sawText:) func saw(_ value: Title) {}\n",
    "  func saw(_ value: Title) {}\n  func saw(_ value: Int) {}\n",
  ])
  func typesOfOtherNamesAreToldApart(_ members: String) {
    let text = output(
      "typealias Title = String\nclass A: NSObject, Watcher {\n\(members)}\n", beside: namesakes)
    let entries = text.split(separator: "\n").filter { $0.contains("Title) -> Void") }

    #expect(text.contains(#"_ClassRegistry.add("sawText:")"#))
    #expect(entries.allSatisfy { $0.contains("sawText:") })
    #expect(text.components(separatedBy: #"add("sawText:")"#).count == 2)
  }

  @Test func whatCannotBeToldApartIsReported() {
    let sources = [
      "typealias Title = String\nclass A: NSObject, Watcher {\n  func saw(_ value: Title) {}\n}\n",
      namesakes,
    ].enumerated().map { SourceText(path: "/src/\($0).swift", text: $1) }
    let found = ModuleTranslation(module: "App", sources: sources).diagnostics

    #expect(found.map(\.cause) == [.optionalMember])
    #expect(found.map(\.line) == [3])
  }

  @Test func callsOfNamesakesAnswerNoOptionalOnlyWhereNoneDoes() {
    let same = """
      @objc protocol Watcher {
        @objc(sawNumber:) optional func saw(_ value: Int) -> Int
        @objc(sawText:) optional func saw(_ value: String) -> String?
      }
      """

    #expect(
      translatedMember("  lazy var a = w!.saw!(3)", beside: same) == "  lazy var a = w!.saw!(3)")
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
