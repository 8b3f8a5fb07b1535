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
        #"_ClassRegistry.add(A.self, named: "A")"#,
        #"_ClassRegistry.add(property: "label", \A.label)"#,
        #"_ClassRegistry.add("tap", A.tap as (A) -> () -> Void)"#,
        #"_ClassRegistry.add("named:", A.b(_:))"#,
        "@MainActor func darkroomRegisterFile0() {",
        "A.darkroomRegister0()",
      ])
  }

  @Test func aPrivateExtensionNeedsNoSecondModifier() {
    let text = "private extension UIView {\n  @objc func tap() {}\n}\n"

    #expect(entries(text).first == "@MainActor static func darkroomRegister0() {")
  }

  @Test func nestedPrivateClassesAreEnteredByTheirOuterType() {
    let text = "enum Outer {\n  private class Inner: UIView { @objc func a(_ b: Int) {} }\n}\n"

    #expect(
      entries(text).filter { !$0.contains("func") } == [
        #"_ClassRegistry.add(Outer.Inner.self, named: "Outer.Inner")"#,
        #"_ClassRegistry.add("a:", Outer.Inner.a(_:))"#,
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
        "#if (DEBUG)", #"_ClassRegistry.add(property: "a", \A.a)"#,
        "#if !(DEBUG)", #"_ClassRegistry.add(getter: "b", \A.b)"#,
      ])
  }

  @Test func whatTheRuntimeCannotCallStaysOut() {
    let text = """
      class A {
        @objc static func a() {}
        @objc func b() async {}
        @objc func c() throws {}
        @available(*, unavailable) @objc func d() {}
      }
      func f() { class Local { @objc func e() {} } }
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
        "nonisolated class var _darkroomRegisterMembers: @MainActor @Sendable () -> Void {"))
    #expect(text.contains("extension A: _GenericClassMembers {}"))
  }

  @Test func theModuleIsEnteredBeforeMain() {
    let translation = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: "class A {}\n")])

    #expect(translation.registry.contains(#"@section(".init_array") @used"#))
    #expect(translation.registry.contains(#"_ClassRegistry.add(module: "App") {"#))
    #expect(translation.registry.contains("darkroomRegisterFile0()"))
  }
}
