import Testing

@testable import DarkroomIOSSources

/// `@objc dynamic` properties, which tell their observers.
struct ObservedPropertyTests {
  private static func calls(_ name: String, named other: String? = nil) -> (String, String) {
    let arguments = "(of: \\.\(name), named: \"\(other ?? name)\")"
    return ("_willChangeValue\(arguments)", "_didChangeValue\(arguments)")
  }

  private static func observers(_ name: String, named other: String? = nil) -> String {
    let (before, after) = calls(name, named: other)
    return " { willSet { \(before) } didSet { \(after) } }"
  }

  @Test(arguments: [
    "dynamic var a = 0", "private(set) dynamic var a: [Int: String]?", "dynamic var a: Int",
    "dynamic weak var a: NSObject?", "dynamic var a: String! = nil",
    "dynamic var a = Dictionary<String, Int>()", "dynamic var a = [1, 2].map { $0 + 1 }",
    "dynamic lazy var a: Int = { 1 }()", #"dynamic var a = "\(b, c) d""#,
    "dynamic var a = b < c ? 1 : 2", "dynamic var a = b as? Int",
  ])
  func storedOnesGetObservers(_ declaration: String) {
    #expect(
      translatedMember("  @objc \(declaration) // a comment")
        == "        \(declaration)\(Self.observers("a")) // a comment")
  }

  @Test func whatFollowsFromAPropertyTellsItsObserversToo() {
    let lines = translated(
      """
      class C: UIView {
        @objc dynamic var a = 0
        @objc dynamic var b: Int { a }
        @objc dynamic var c: Int { b }
        @objc dynamic var d = 0
        @objc class func keyPathsForValuesAffectingB() -> Set<String> { ["a"] }
        @objc class var keyPathsForValuesAffectingC: Set<String> { [#keyPath(C.b)] }
      }

      """)
    let (a, b, c) = (Self.calls("a"), Self.calls("b"), Self.calls("c"))

    #expect(
      lines[1]
        == "        dynamic var a = 0 { willSet { \(a.0); \(b.0); \(c.0) } didSet { \(a.1); \(b.1); \(c.1) } }"
    )
    #expect(lines[4] == "        dynamic var d = 0" + Self.observers("d"))
  }

  @Test func valuesOfSeveralLinesEndWhereTheyEnd() {
    let lines = translated(
      """
      class C: UIView {
        @objc dynamic var a =
          d
          .e() +
          f as?
          Int
          ?? 2
        @objc dynamic var b = g!
        @IBOutlet var c: Int
        @objc dynamic var h: Int = 0; var i = 1
      }

      """)

    #expect(lines[6] == "    ?? 2" + Self.observers("a"))
    #expect(lines[7] == "        dynamic var b = g!" + Self.observers("b"))
    #expect(lines[8] == "            var c: Int")
    #expect(lines[9] == "        dynamic var h: Int = 0\(Self.observers("h")); var i = 1")
  }

  @Test func observersOfTheirOwnRunBetween() {
    let (before, after) = Self.calls("a")

    #expect(
      translatedMember("  @objc dynamic var a = 0 { didSet(old) { b() } }")
        == "        dynamic var a = 0 { willSet { \(before) } didSet(old) { defer { \(after) }; b() } }"
    )
    #expect(
      translatedMember("  @objc dynamic var a = 0 { willSet { b() } }")
        == "        dynamic var a = 0 { didSet { \(after) } willSet { \(before); b() } }")
    #expect(
      translatedMember("  @objc dynamic var a: Int { willSet { b() } didSet {} }")
        == "        dynamic var a: Int { willSet { \(before); b() } didSet { \(after);} }")
  }

  @Test func settersTellToo() {
    let (before, after) = Self.calls("a")

    #expect(
      translatedMember("  @objc dynamic var a: Int { get { b } set { b = newValue } }")
        == "        dynamic var a: Int { get { b } set { \(before); defer { \(after) }; b = newValue } }"
    )
  }

  @Test func theNameIsThatOfObjectiveC() {
    #expect(
      translatedMember("  @objc(dark) dynamic var isDark = false")
        == "              dynamic var isDark = false" + Self.observers("isDark", named: "dark"))
    #expect(
      translatedMember("  @objc dynamic var `default` = false")
        == "        dynamic var `default` = false" + Self.observers("`default`", named: "default"))
  }

  @Test(arguments: [
    "@objc var a = 0", "dynamic var a = 0", "@objc static dynamic var a = 0",
    "@objc dynamic let a = 0", "@objc dynamic var a: Int { 1 }",
    "@objc dynamic override var a: Int { didSet { b() } }", "@Wrapped @objc dynamic var a = 0",
    "@objc dynamic var a: Int { get { 1 } }", "@objc dynamic var a = 0, b = 1",
    "@objc dynamic func a() {}",
  ])
  func othersAreLeftAlone(_ declaration: String) {
    #expect(!translatedMember("  \(declaration)").contains("ChangeValue"))
  }

  @Test func onlyObjectsAreObserved() {
    let member = "  @objc dynamic var a = 0\n}\n"
    for head in ["class C {", "class C: XCTestCase {", "class C: Codable {", "class C: P {"] {
      let lines = translated("\(head)\n\(member)", beside: "protocol P {}")
      #expect(!lines[1].contains("ChangeValue"), "\(head)")
    }
    for head in ["class C: UIView {", "class C: NSObject, P {", "class C: D {"] {
      let lines = translated(
        "\(head)\n\(member)", beside: "protocol P {}\nclass D: Operation {}")
      #expect(lines[1].contains("ChangeValue"), "\(head)")
    }
  }

  @Test func allOfAClassAreMarkedAtOnce() {
    let lines = translated("@objcMembers class C: NSObject {\n  dynamic var a = 0\n}\n")

    #expect(lines[1] == "  dynamic var a = 0" + Self.observers("a"))
  }

  @Test func theFileImportsWhatItCalls() {
    let text = "import Foundation\nfinal class C: NSObject {\n  @objc dynamic var a = 0\n}\n"
    let file = ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)])
      .files[0]

    #expect(file.contains("\nimport DarkroomUIKit\n"))
  }
}
