import Testing

@testable import DarkroomIOSSources

struct RegistrationTests {
  /// What is entered, without white space before it.
  private func entries(_ text: String) -> [String] {
    ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter {
        $0.hasPrefix("_ClassRegistry.add(") || $0.hasPrefix("#if")
          || $0.contains("darkroomRegister")
      }
  }

  /// KVKCalendar keeps what it renamed with versions of its own: nobody may name it, not even the registry.
  @Test func whatIsObsoleteIsNotEntered() {
    let text = """
      @available(swift, deprecated: 0.6.11, obsoleted: 0.6.12, renamed: "B")
      public final class A: UIView {}
      class B: UIView {
        @available(swift, obsoleted: 5, renamed: "new")
        @objc func old() {}
        @available(swift, obsoleted: 6)
        @objc func later() {}
        @available(swift, deprecated: 5)
        @objc func new() {}
      }

      """

    #expect(
      entries(text).filter { $0.hasPrefix("_ClassRegistry") } == [
        "_ClassRegistry.add(\"later\") { (it: B) in it.later as () -> Void }",
        "_ClassRegistry.add(\"new\") { (it: B) in it.new as () -> Void }",
        "_ClassRegistry.add(B.self, named: \"B\")",
      ])
  }

  /// Apple's class may have a method of that name that takes other types.
  @Test func methodsOfAppsSubclassesAreToldApartByTheirTypes() {
    let text = """
      class A: UICollectionView {
        @objc func deselectItem(at path: Path, animated: Bool) {}
        @objc func entry(for path: Path!) -> Entry! { nil }
        @objc override func reload(_ path: Path) {}
        @nonobjc func other(_ a: Int) {}
      }
      @objcMembers class B: NSObject {
        func first(_ a: Int) {}
        @nonobjc func second(_ a: Int) {}
      }

      """

    #expect(
      entries(text).filter { $0.contains("it.") } == [
        "_ClassRegistry.add(\"deselectItemAt:animated:\") { (it: A) in it.deselectItem(at:animated:) as (Path, Bool) -> Void }",
        "_ClassRegistry.add(\"entryFor:\") { (it: A) in it.entry(for:) as (Path?) -> Entry? }",
        "_ClassRegistry.add(\"reload:\") { (it: A) in it.reload(_:) }",
        "_ClassRegistry.add(\"first:\") { (it: B) in it.first(_:) }",
      ])
  }

  @Test func membersAreEnteredInsideTheirType() {
    let text = """
      class A: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBAction private func tap() {}
        @objc(named:) func b(_ c: Int) {}
        func other() {}
      }

      """

    #expect(
      entries(text) == [
        "@MainActor fileprivate static func darkroomRegister0() {",
        #"_ClassRegistry.add(property: "label", \A.label) { $0.label = $1 }"#,
        #"_ClassRegistry.add("tap") { (it: A) in it.tap as () -> Void }"#,
        #"_ClassRegistry.add("named:") { (it: A) in it.b(_:) as (Int) -> Void }"#,
        "@MainActor func darkroomRegisterFile0() {",
        #"_ClassRegistry.add(A.self, named: "A")"#,
        "A.darkroomRegister0()",
      ])
  }

  @Test func methodsOfManyArgumentsAreNamedWithoutTheirDots() {
    let text = """
      class A: NSObject {
        @objc func add(_ items: [Int]) {}
        func add(_ items: Int...) { add(items) }
      }

      """

    #expect(!entries(text).contains { $0.contains("...") })
    #expect(entries(text).contains { $0.contains(#"_ClassRegistry.add("add:")"#) })
  }

  @Test func methodsOfTheClassItselfAreEnteredWhereTheyAreMarked() {
    let text = """
      class A: NSObject {
        @objc static func reload() {}
        @objc class func load(_ a: Any) -> Int { 1 }
        static func other() {}
      }

      """

    #expect(
      entries(text).filter { $0.contains(", in: ") } == [
        #"_ClassRegistry.add("reload", in: A.self) { $0.reload as () -> Void }"#,
        #"_ClassRegistry.add("load:", in: A.self) { $0.load(_:) }"#,
      ])
  }

  @Test func membersOfAPrivateExtensionAreEnteredFromOutside() {
    let text = "private extension UIView {\n  @objc func tap() {}\n}\n"

    #expect(entries(text).first == "@MainActor fileprivate static func darkroomRegister0() {")
    #expect(translated(text) == ["private extension UIView {", "        func tap() {}", "}"])
  }

  @Test func errorsInWhatIsEnteredAreToldWhereTheMemberStands() {
    let text = "class A: UIView {\n  func other() {}\n  @objc func tap() {}\n}\n"
    let file = ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)])
      .files[0]

    #expect(
      file.contains(
        "#sourceLocation(file: \"/a.swift\", line: 3)\n    _ClassRegistry.add(\"tap\")"))
  }

  @Test func nestedPrivateClassesAreEnteredByTheirOuterType() {
    let text = "enum Outer {\n  private class Inner: UIView { @objc func a(_ b: Int) {} }\n}\n"

    #expect(
      entries(text).filter { !$0.contains("func") } == [
        #"_ClassRegistry.add(Outer.Inner.self, named: "Outer.Inner")"#,
        "Outer.Inner.darkroomRegister1()",
        "Outer.darkroomRegister0()",
      ])
  }

  @Test func conditionsGoWithTheMembers() {
    let text = "class A {\n#if DEBUG\n@objc var a = 0\n#else\n@objc var b: Int { 0 }\n#endif\n}\n"

    #expect(
      entries(text).filter {
        $0.hasPrefix("#if (") || $0.hasPrefix("#if !(") || $0.contains("ter:")
          || $0.contains("perty:")
      } == [
        "#if (DEBUG)", #"_ClassRegistry.add(property: "a", \A.a) { $0.a = $1 }"#,
        "#if !(DEBUG)", #"_ClassRegistry.add(getter: "b", \A.b)"#,
      ])
  }

  @Test func whatTheRuntimeCannotCallStaysOut() {
    let text = """
      class A {
        @objc static func a() async {}
        @objc func b() async {}
        @objc func c() throws {}
        @available(*, unavailable) @objc func d() {}
      }
      class C { @objcMembers class D { func e(_ all: Int...) {} } }
      actor B { @objc nonisolated func g() {} }

      """

    #expect(entries(text).filter { $0.contains("add(\"") } == [])
  }

  @Test func genericClassesEnterTheirSpecialisations() {
    let text = ModuleTranslation(
      module: "App",
      sources: [
        SourceText(path: "/a.swift", text: "final class A<T>: NSObject {\n  @objc func b() {}\n}\n")
      ]
    ).files[0]

    #expect(
      text.contains(
        "nonisolated class var _darkroomRegisterMembers: @MainActor @Sendable () -> Void { { "
          + "_ClassRegistry.add(\"b\") { (it: A) in it.b as () -> Void } } };"))
    #expect(text.contains("class A<T>: NSObject, _GenericClassMembers {"))
  }

  @Test func classesThatNobodyMayUseAreNotEntered() {
    let text = """
      @available(*, unavailable, renamed: "B")
      class A: NSObject {
        @objc func a() {}
        class Inner: NSObject {}
      }
      @available(iOS, unavailable)
      extension B {
        @objc func b() {}
      }
      @available(iOSApplicationExtension, unavailable)
      class B: NSObject {
        @available(macOS, unavailable) @objc func c() {}
      }

      """

    let found = entries(text).filter { $0.hasPrefix("_ClassRegistry.add(") }

    #expect(
      found == [
        #"_ClassRegistry.add("c") { (it: B) in it.c as () -> Void }"#,
        #"_ClassRegistry.add(B.self, named: "B")"#,
      ])
  }

  @Test func theModuleIsEnteredBeforeMain() {
    let translation = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: "class A {}\n")])

    #expect(translation.registry.contains(#"@section(".init_array") @used"#))
    #expect(translation.registry.contains(#"_ClassRegistry.add(module: "App") {"#))
    #expect(translation.registry.contains("darkroomRegisterFile0()"))
    // In a module whose code is the main actor's unless it says otherwise, too.
    #expect(translation.registry.contains("nonisolated private let darkroomRegistration"))
    #expect(translation.registry.contains("nonisolated private func darkroomRegister()"))
  }
}
