import Testing

@testable import DarkroomIOSSources

struct OverrideTests {
  @Test func overridesInExtensionsMoveIntoTheClass() {
    let text = "class A: B {\n}\nextension A {\n  override func c() {\n    d()\n  }\n}\n"
    let file = ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)])
      .files[0]

    #expect(
      file.contains(
        """
        class A: B {

        #sourceLocation(file: "/a.swift", line: 4)
          override func c() {
            d()
          }
        #sourceLocation(file: "/a.swift", line: 2)
        }
        extension A {
        """))
  }

  @Test func soDoesWhatASubclassOverrides() {
    let lines = translated(
      "class A {\n}\nextension A {\n  @objc func c() {}\n  func d() {}\n}\n",
      beside: "class E: A {\n  override func c() {}\n}")

    #expect(lines.contains("        func c() {}"))
    #expect(lines.filter { $0 == "  func d() {}" }.count == 1)
  }

  private func translation(_ texts: String...) -> ModuleTranslation {
    ModuleTranslation(
      module: "App",
      sources: texts.enumerated().map { SourceText(path: "/\($0).swift", text: $1) })
  }

  @Test func acrossFilesTheClassForwards() {
    let found = translation(
      "import Maps\nextension A {\n  override func c(_ d: Int, for e: inout [Int]) throws -> Int { try super.c(d, for: &e) }\n}\n",
      "class A: B {\n  func own() {}\n}\n")

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "           func _darkroom_A_c(_ d: Int, for e: inout [Int]) throws -> Int { try super.c(d, for: &e) }"
      ))
    #expect(
      found.files[1].contains(
        "\n override func c(_ d: Int, for e: inout [Int]) throws -> Int { try _darkroom_A_c(d, for: &e) };}\n"
      ))
    #expect(found.files[1].contains("\nimport Maps\n"))
  }

  /// What it becomes is one line.
  @Test func commentsOfWhatIsForwardedStayWhereTheyAre() {
    let found = translation(
      "extension A {\n  @MainActor\n  /// Why.\n  open override var b: Int { /* 1 */ 1 }\n}\n",
      "class A: B {}\n")

    #expect(found.diagnostics == [])
    #expect(
      found.files[1].contains(
        "@MainActor open override var b: Int { _darkroom_A_b };}"))
    #expect(found.files[0].contains("/// Why."))
  }

  @Test func propertiesAreForwardedToo() {
    let found = translation(
      "extension A {\n  public override var b: Int { 1 }\n  override var c: Int { get { 1 } set {} }\n}\n",
      "class A: B {}\n")

    #expect(
      found.files[1].contains(
        "class A: B { public override var b: Int { _darkroom_A_b };"
          + " override var c: Int { get { _darkroom_A_c } set { _darkroom_A_c = newValue } };}"))
  }

  @Test func whatASubclassOverridesAcrossFilesIsForwarded() {
    let found = translation(
      "extension A {\n  @objc func c() {}\n}\n", "class A {}\nclass B: A { override func c() {} }\n"
    )

    #expect(found.diagnostics == [])
    #expect(found.files[1].contains("class A { func c() { _darkroom_A_c() };}"))
  }

  @Test func whatAClassOfAnotherModuleMayOverrideIsForwarded() {
    let found = translation(
      "open class A: UIView {}\npublic extension A {\n  @objc func c() {}\n  @objc private func d() {}\n  func e() {}\n}\n"
    )

    #expect(found.files[0].contains("open class A: UIView { public func c() { _darkroom_A_c() };}"))
    #expect(!found.files[0].contains("_darkroom_A_d"))
    #expect(!found.files[0].contains("_darkroom_A_e"))
  }

  @Test func whatAConformingExtensionDeclaresIsForwardedWithItsIsolation() {
    let found = translation(
      "open class A: NSObject {}\nextension A: UITableViewDataSource {\n  open func rows(_ t: UITableView) -> Int { 1 }\n}\n"
        + "extension A: Steps {\n  open func step() {}\n}\nprotocol Steps { func step() }\n"
        + "extension A: Elsewhere {\n  open func far() {}\n}\n")

    #expect(
      found.files[0].contains(
        "open class A: NSObject { @MainActor open func rows(_ t: UITableView) -> Int { _darkroom_A_rows(t) };"
      ))
    #expect(
      found.files[0].contains("  @MainActor public func _darkroom_A_rows(_ t: UITableView) -> Int"))
    #expect(found.files[0].contains(" open func step() { _darkroom_A_step() };"))
    #expect(!found.files[0].contains("_darkroom_A_far"))
  }

  @Test func modifiersOfAnExtensionStandBehindAttributesInTheClass() {
    let text =
      "open class A: B {}\npublic extension A {\n  @discardableResult override func c() -> Int { 1 }\n  public override func d() {}\n}\n"
    let file = translation(text).files[0]

    #expect(file.contains("@discardableResult public override func c() -> Int { 1 }"))
    #expect(!file.contains("public public"))
  }

  @Test func membersOfFinalClassesStay() {
    let found = translation("final class A: UIView {}\nextension A {\n  @objc func c() {}\n}\n")

    #expect(!found.files[0].contains("_darkroom_A_c"))
  }

  @Test(arguments: [
    (
      "extension UINavigationController {\n  override var a: Int { 1 }\n}\n",
      "write a subclass of it"
    ),
    (
      "extension A where T == Int {\n  override func c() {}\n}\nclass A<T>: B {}\n",
      "without the 'where' clause"
    ),
  ])
  func whatCannotBeForwardedIsReported(_ text: String, _ advice: String) {
    let found = translation(text).diagnostics

    #expect(found.map(\.cause) == [.extensionOverride])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.message.contains(advice) == true)
  }

  @Test func variadicMembersAreReportedAcrossFiles() {
    let found = translation(
      "extension A {\n  override func c(_ d: Int...) {}\n}\n", "class A: B {}\n"
    ).diagnostics

    #expect(found.first?.message.contains("move it into the file of 'A'") == true)
  }

  /// What is added to Apple's classes hides none of their own members that take other types.
  @Test func membersOfOtherTypesAreNotMeant() {
    let found = translation(
      "extension UIView {\n  func draw(_ text: String) {}\n}\nclass V: UIView { override func draw(_ rect: CGRect) {} }\n"
    )

    #expect(found.diagnostics == [])
  }

  @Test(arguments: ["os(macOS)", "canImport(AppKit)", "!os(iOS)", "targetEnvironment(macCatalyst)"])
  func whatIsNotForIOSIsLeftAlone(_ condition: String) {
    let found = translation(
      "#if \(condition)\nextension NSView {\n  override func c() {}\n}\n#endif\nclass A {\n#if \(condition)\n  @NSManaged var b: Int\n#endif\n}\n"
    )

    #expect(found.diagnostics == [])
  }

  @Test(arguments: ["A", "UICollectionView"])
  func overridesThatNobodyMayCallAreLeftOut(_ type: String) {
    let found = ModuleTranslation(
      module: "App",
      sources: [
        SourceText(
          path: "/a.swift",
          text:
            "extension \(type) {\n  @available(*, unavailable)\n  override open var delegate: D? { get { nil } set {} }\n}\n"
        ),
        SourceText(path: "/b.swift", text: "open class A: UICollectionView {}\n"),
      ])

    #expect(found.diagnostics == [])
    #expect(!found.files[0].contains("delegate"))
  }

  @Test func membersThatLinuxHasInExtensionsHideThem() {
    let lines = translated(
      """
      final class RatingFormatter: Formatter {
        public override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool { true }
        override func string(for obj: Any?) -> String? { nil }
      }

      """)

    #expect(lines[1] == "  public          func getObjectValue(")
    #expect(lines[5] == "  override func string(for obj: Any?) -> String? { nil }")
  }
}
