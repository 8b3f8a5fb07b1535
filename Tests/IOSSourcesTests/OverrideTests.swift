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

  @Test func acrossFilesItIsReported() {
    let sources = [
      "extension A {\n  @objc func c() {}\n}\n",
      "class A {}\nclass B: A { override func c() {} }\n",
    ].enumerated().map { SourceText(path: "/\($0).swift", text: $1) }
    let found = ModuleTranslation(module: "App", sources: sources).diagnostics

    #expect(found.map(\.path) == ["/0.swift"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.message.contains("move it into the file of 'A'") == true)
  }
}
