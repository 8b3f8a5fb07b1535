import Testing

@testable import DarkroomIOSSources

struct AttributeTranslationTests {
  @Test(arguments: [
    "@objc", "@objc(name:)", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBSegueAction",
    "@nonobjc",
  ])
  func markersBecomeSpaces(_ marker: String) {
    let line = "  \(marker) private func f(_ a: Int) {}"

    #expect(
      translatedMember(line)
        == "  " + String(repeating: " ", count: marker.count) + " private func f(_ a: Int) {}")
  }

  /// Core Animation keeps the values of such properties of layers.
  @Test func managedPropertiesOfLayersAreAskedOfTheLayer() {
    let text = "class Ring: CAShapeLayer {\n  @NSManaged var progress: CGFloat\n}\n"
    let source = SourceText(path: "/a.swift", text: text)

    #expect(
      translated(text)[1]
        == "             var progress: CGFloat { get { _dynamicValue(forKey: \"progress\") } set { _setDynamicValue(newValue, forKey: \"progress\") } }"
    )
    #expect(ModuleTranslation(module: "App", sources: [source]).diagnostics == [])
  }

  /// Objects and selectors aren't types of C here.
  @Test(arguments: [
    ("(AnyObject, Selector) -> Void", true), ("(Int) -> AnyObject", true),
    ("(UIView) -> Int", true),
    ("(UnsafeMutableRawPointer?) -> Void", false), ("(Int32) -> Int", false),
  ])
  func conventionsOfMethodsBecomeSpaces(_ type: String, _ isBlank: Bool) {
    let convention = isBlank ? "              " : "@convention(c)"

    #expect(
      translated("typealias A = @convention(c) \(type)\n")[0]
        == "typealias A = \(convention) \(type)")
  }

  @Test func entryPointsBecomeSpaces() {
    #expect(translated("@main\nclass A {}\n") == ["     ", "class A {}"])
    #expect(translated("@UIApplicationMain class A {\n}\n")[0] == "                   class A {")
  }

  @Test func aSpaceBeforeANameIsNoMatter() {
    #expect(
      translatedMember("  @objc (name:) func f(_ a: Int) {}")
        == "                func f(_ a: Int) {}")
  }

  @Test func previewsBecomeFunctions() {
    let text = "#Preview(\"One\") {\n  A()\n}\nclass A {\n}\n"
    #expect(
      translated(text).map { $0.filter { $0 != " " } } == [
        "@MainActorprivatefuncdarkroomPreview0()->DarkroomSwiftUI.Preview{DarkroomSwiftUI.Preview(\"One\"){",
        "A()", "}}", "classA{", "}",
      ])
  }

  @Test func otherAttributesStay() {
    let line = "  @available(iOS 13, *) @discardableResult func f() -> Int { 0 }"

    #expect(translatedMember(line) == line)
  }

  @Test func stringsAndCommentsStay() {
    let line = #"  let a = "@objc #selector(b)" // @objc"#

    #expect(translatedMember(line) == line)
  }

  @Test func objectiveCProtocolsAreForClasses() {
    #expect(translated("@objc protocol P {\n}\n") == ["      protocol P: AnyObject {", "}"])
    #expect(translated("@objc protocol P: Q {\n}\n") == ["      protocol P: AnyObject, Q {", "}"])
  }

  @Test func isolatedTestsBecomePreconcurrency() {
    let text = "@MainActor\nfinal class A: XCTestCase {\n@MainActor func testA() {}\n}\n"

    #expect(
      translated(text).prefix(3) == [
        "@preconcurrency @MainActor", "final class A: XCTestCase {",
        "@preconcurrency @MainActor func testA() {}",
      ])
  }

  @Test func otherIsolatedClassesStay() {
    #expect(translated("@MainActor class A {\n}\n")[0] == "@MainActor class A {")
  }

  @Test func managedPropertiesAreReportedWhereTheyStand() {
    let source = SourceText(path: "/a.swift", text: "class A {\n  @NSManaged var b: Int\n}\n")

    #expect(
      ModuleTranslation(module: "App", sources: [source]).diagnostics.map(\.description) == [
        "/a.swift:2:3: error: Core Data is not available on Linux: write a stored property behind '#if os(Linux)'"
      ])
  }
}

extension AttributeTranslationTests {
  @Test func aCallIsPartedFromABodyWithoutSpaces() {
    let lines = translated("@MainActor class A: XCTestCase {\noverride func setUp() {b()}\n}\n")

    #expect(
      lines[1] == "override func setUp() { MainActor.assumeIsolated { () -> Void in b()} }")
  }

  /// XCTest on Linux declares them for no actor, and its attributes are not Objective-C's.
  @Test func overridesInTestCasesAreOnTheMainActor() {
    let lines = translated(
      """
      @MainActor class A: XCTestCase {
        override func setUp() { super.setUp() }
        override class func tearDown() {
          stop()
        }
        override func setUpWithError() throws { try start() }
        override func tearDown() async throws { stop() }
        nonisolated override func invokeTest() { stop() }
        func run() { stop() }
      }
      class B: A { override func setUp() { stop() } }
      class C: XCTestCase { override func setUp() { stop() } }

      """)

    #expect(
      lines[1]
        == "  override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }")
    #expect(
      lines[2] == "  override class func tearDown() { MainActor.assumeIsolated { () -> Void in")
    #expect(lines[4] == "  } }")
    #expect(
      lines[5]
        == "  override func setUpWithError() throws { try MainActor.assumeIsolated { () throws -> Void in try start() } }"
    )
    #expect(lines[6] == "  override func tearDown() async throws { stop() }")
    #expect(lines[7] == "  nonisolated override func invokeTest() { stop() }")
    #expect(lines[8] == "  func run() { stop() }")
    #expect(lines[10].contains("MainActor.assumeIsolated"))
    #expect(!lines[11].contains("MainActor"))
  }

  /// Swift 6 refuses to send the test case away from the main actor; Apple's method runs on its caller's.
  @Test func asynchronousOverridesCallNothingOfXCTests() {
    let lines = translated(
      """
      @MainActor class A: XCTestCase {
        override func setUp() async throws { try await super.setUp(); start() }
        override func tearDown() async throws { try await super.tearDown() }
      }
      class B: A { override func setUp() async throws { try await super.setUp() } }
      class C: XCTestCase { override func setUp() async throws { try await super.setUp() } }

      """)

    #expect(
      lines[1]
        == "  override func setUp() async throws { try await XCTestCase._setUp(); start() }")
    #expect(
      lines[2] == "  override func tearDown() async throws { try await XCTestCase._tearDown() }")
    #expect(lines[4].contains("super.setUp()"), "the superclass is on the main actor")
    #expect(lines[5].contains("super.setUp()"), "the class is on no actor")
  }
}
