import DarkroomPackageSettings
import Foundation
import Testing

@testable import DarkroomCompilerFront

/// A package's build folder as SwiftPM lays it out, in a scratch folder.
private final class BuildFolder {
  let root: String
  var products: String { root + "/.build/debug" }

  init() throws {
    root = NSTemporaryDirectory() + "front-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: products + "/Modules", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: root + "/sdk/include", withIntermediateDirectories: true)
    try write("platforms: [.iOS(.v15)]", to: "Package.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to name: String) throws {
    let path = "\(root)/\(name)"
    try FileManager.default.createDirectory(
      atPath: FrontFiles.directory(path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  func text(_ path: String) -> String? { FrontFiles.text(path) }

  /// The call that compiles `files` of a module, each with an object that is there.
  func compilation(of module: String, _ files: [String]) throws -> ModuleCompilation? {
    let folder = "\(products)/\(module).build"
    var map: [String: [String: String]] = [:]
    for file in files {
      let object = "\(folder)/\(FrontFiles.name(file)).o"
      map["\(root)/\(file)"] = ["object": object]
      if !FileManager.default.fileExists(atPath: object) {
        try write("object", to: String(object.dropFirst(root.count + 1)))
      }
    }
    let list = ResponseFile.text(of: files.map { "\(root)/\($0)" })
    try write(list, to: ".build/debug/\(module).build/sources")
    let json = String(decoding: try JSONEncoder().encode(map), as: UTF8.self)
    try write(json, to: ".build/debug/\(module).build/output-file-map.json")
    return try ModuleCompilation(
      CompilerArguments([
        "-module-name", module, "-emit-module-path", "\(products)/Modules/\(module).swiftmodule",
        "-output-file-map", "\(folder)/output-file-map.json", "-c", "@\(folder)/sources",
      ]), SDKBundle(path: root + "/sdk"))
  }

  func overlay(of module: String) throws -> [String: String] {
    struct Overlay: Decodable {
      struct File: Decodable {
        var name: String
        var contents: String
        enum CodingKeys: String, CodingKey {
          case name
          case contents = "external-contents"
        }
      }
      var roots: [File]
    }
    let text = try #require(text("\(products)/\(module).build/ios/overlay.yaml"))
    let overlay = try JSONDecoder().decode(Overlay.self, from: Data(text.utf8))
    return Dictionary(uniqueKeysWithValues: overlay.roots.map { ($0.name, $0.contents) })
  }
}

@Suite struct ModuleCompilationTests {
  private let build: BuildFolder

  init() throws { build = try BuildFolder() }

  @Test func theCompilerReadsATranslationAtThePlaceOfItsSource() throws {
    try build.write("import UIKit\nclass Card: UIView { @objc func tap() {} }\n", to: "Card.swift")
    let call = try #require(try build.compilation(of: "Feature", ["Card.swift"])).translated()
    let overlay = try build.overlay(of: "Feature")
    let translation = try #require(overlay["\(build.root)/Card.swift"])
    let text = try #require(build.text(translation))
    #expect(text.contains("import DarkroomUIKit"))
    #expect(!text.contains("@objc"))
    #expect(text.contains("module: \"Feature\""), "the registry stands in one of the files")
    #expect(call.contains("@\(build.products)/Feature.build/sources"), "the list names the sources")
    #expect(call.value(of: "-vfsoverlay") == "\(build.products)/Feature.build/ios/overlay.yaml")
  }

  @Test func aModuleThatIsNotMadeForIOSIsHandedOnAsItIs() throws {
    try build.write("import UIKit\n", to: "main.swift")
    let compilation = try #require(try build.compilation(of: "Tool", ["main.swift"]))
    #expect(try compilation.translated() == compilation.arguments)
  }

  @Test func filesThatSwiftPMWroteAreCompiledAsTheyAre() throws {
    try build.write("import Foundation\n", to: ".build/debug/Feature.build/DerivedSources/r.swift")
    try build.write("struct A {}\n", to: "A.swift")
    _ = try #require(
      try build.compilation(
        of: "Feature", ["A.swift", ".build/debug/Feature.build/DerivedSources/r.swift"])
    ).translated()
    #expect(try build.overlay(of: "Feature").keys.sorted() == ["\(build.root)/A.swift"])
  }

  @Test func whatCannotBeTranslatedIsAnErrorAtItsPlace() throws {
    try build.write(
      "import UIKit\n\nclass A: NSObject {\n  @NSManaged var name: String\n}\n", to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
    let translation = try #require(try build.overlay(of: "Feature").values.first)
    let text = try #require(build.text(translation))
    #expect(text.contains("#sourceLocation(file: \"\(build.root)/A.swift\", line: 4)\n  #error(\""))
  }

  @Test func aModuleSeesTheTranslatedModulesThatItImports() throws {
    try build.write("import UIKit\nopen class Base: UIView {}\n", to: "Base.swift")
    _ = try #require(try build.compilation(of: "Base", ["Base.swift"])).translated()
    try build.write("import Base\nfinal class Card: Base {}\n", to: "Card.swift")
    try build.write("", to: "Package.swift")
    let call = try #require(try build.compilation(of: "Feature", ["Card.swift"])).translated()
    #expect(call.value(of: "-vfsoverlay") != nil, "it imports a module that is made for iOS")
  }

  @Test func upstreamsModuleHandsOnOurs() throws {
    try build.write("public func a() {}", to: "A.swift")
    try build.write("public func b() {}", to: "B.swift")
    _ = try #require(
      try build.compilation(of: "SnapshotTesting", ["A.swift", "B.swift"])
    ).translated()
    let overlay = try build.overlay(of: "SnapshotTesting")
    let texts = ["A", "B"].map { overlay["\(build.root)/\($0).swift"].flatMap(build.text) }
    #expect(texts == ["@_exported import DarkroomSnapshotTesting\n", ""])
  }

  @Test func unchangedTranslationsStayAsTheyWere() throws {
    try build.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
    let translation = try #require(try build.overlay(of: "Feature").values.first)
    let before = FrontFiles.stamp(translation)
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
    #expect(FrontFiles.stamp(translation) == before)
  }

  /// `Card` is overridden by an extension in another file, and what that needs is written into the class itself.
  @Test func aFileWhoseTranslationChangesForAnotherFileIsCompiledAgain() throws {
    try build.write("import UIKit\nclass Card: UIView {}\n", to: "Card.swift")
    try build.write("import UIKit\nextension Card {}\n", to: "More.swift")
    let files = ["Card.swift", "More.swift"]
    _ = try #require(try build.compilation(of: "Feature", files)).translated()
    let object = "\(build.products)/Feature.build/Card.swift.o"
    #expect(FrontFiles.stamp(object) != nil)
    try build.write(
      "import UIKit\nextension Card { open override func layoutSubviews() {} }\n", to: "More.swift")
    _ = try #require(try build.compilation(of: "Feature", files)).translated()
    #expect(FrontFiles.stamp(object) == nil)
  }
}
