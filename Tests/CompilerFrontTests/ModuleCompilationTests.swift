import Foundation
import Testing

@testable import DarkroomCompilerFront

@Suite struct ModuleCompilationTests {
  private let build: BuildFolder

  init() throws { build = try BuildFolder() }

  @Test func theCompilerReadsATranslationAtThePlaceOfItsSource() throws {
    try build.write("import UIKit\nclass Card: UIView { @objc func tap() {} }\n", to: "Card.swift")
    let call = try #require(try build.compilation(of: "Feature", ["Card.swift"])).translated()
    let text = try #require(try build.translation(of: "Card.swift", in: "Feature"))
    #expect(text.contains("import DarkroomUIKit"))
    #expect(!text.contains("@objc"))
    #expect(text.contains("module: \"Feature\""), "the registry stands in one of the files")
    #expect(call.contains("@\(build.products)/Feature.build/sources"), "the list names the sources")
    #expect(call.value(of: "-vfsoverlay") == "\(build.products)/Feature.build/ios/overlay.yaml")
  }

  /// Coverage counts lines as they lie.
  @Test func linesOfATranslationLieWhereTheyLieInTheSource() throws {
    let text = "import XCTest\nimport UIKit\n\nclass A: UIView {\n  @objc func tap() {}\n}\n"
    try build.write(text, to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
    let translation = try #require(try build.translation(of: "A.swift", in: "Feature"))
    let lines = translation.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import XCTest" && lines[4].hasSuffix("func tap() {}"))
    #expect(lines.prefix(6).allSatisfy { !$0.hasPrefix("#sourceLocation") })
  }

  @Test func aModuleThatIsNotMadeForIOSIsHandedOnAsItIs() throws {
    try build.write("import UIKit\n", to: "main.swift")
    let compilation = try #require(
      try build.compilation(
        of: "Tool", ["main.swift"],
        adding: ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Tool_main"]))
    #expect(try compilation.translated().value(of: "-vfsoverlay") == nil)
    #expect(build.record(of: "Tool")?.treatment == .untouched)
  }

  @Test func filesThatSwiftPMWroteAreCompiledAsTheyAre() throws {
    try build.write(
      "import Foundation\n", to: ".build/any-triple/debug/Feature.build/DerivedSources/r.swift")
    try build.write("struct A {}\n", to: "A.swift")
    _ = try #require(
      try build.compilation(
        of: "Feature", ["A.swift", ".build/any-triple/debug/Feature.build/DerivedSources/r.swift"])
    ).translated()
    #expect(try build.overlay(of: "Feature").keys.sorted() == ["\(build.root)/A.swift"])
  }

  @Test func whatCannotBeTranslatedIsAnErrorAtItsPlace() throws {
    try build.write(
      "import UIKit\n\nclass A: NSObject {\n  @NSManaged var name: String\n}\n", to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
    let text = try #require(try build.translation(of: "A.swift", in: "Feature"))
    #expect(text.contains("#sourceLocation(file: \"\(build.root)/A.swift\", line: 4)\n#error(\""))
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
    let texts = try ["A.swift", "B.swift"].map {
      try build.translation(of: $0, in: "SnapshotTesting")
    }
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

  @Test func aStandInOfTheBundleTakesThePlaceOfUpstreamsModule() throws {
    let module = "SnapshotTestingCustomDump"
    try build.write("import CustomDump\n", to: "sdk/stand-ins/\(module)/CustomDump.swift")
    try build.write("public func a() {}", to: "A.swift")
    let call = try #require(try build.compilation(of: module, ["A.swift"])).translated()
    #expect(try build.translation(of: "A.swift", in: module) == "import CustomDump\n")
    #expect(call.value(of: "-D") == module, "its sources ask for this flag")
    try build.write("import InlineSnapshotTesting\n", to: "T.swift")
    _ = try #require(try build.compilation(of: "Tests", ["T.swift"])).translated()
    let text = try #require(try build.translation(of: "T.swift", in: "Tests"))
    #expect(text.hasSuffix("@_exported import \(module)\n"))
  }

  private static func plan(_ lists: [(module: String, path: String)]) -> String {
    lists.map { module, path in
      """
        "/b/debug/\(module).build/sources":
          tool: write-auxiliary-file
          inputs: ["<sources-file-list>","\(path)"]
          outputs: ["/b/debug/\(module).build/sources"]

      """
    }.joined()
  }

  @Test func swiftSyntaxIsLeftOutUntilSomethingImportsIt() throws {
    let syntax = ".build/checkouts/swift-syntax/Sources/SwiftSyntax/S.swift"
    let upstream = ".build/checkouts/upstream/Sources/InlineSnapshotTesting/I.swift"
    try build.write("public struct Node {}\n", to: syntax)
    try build.write("import SwiftSyntax\n", to: upstream)
    try build.write("import SwiftUI\n", to: "Own.swift")
    try build.write(
      Self.plan([
        ("SwiftSyntax", "\(build.root)/\(syntax)"),
        ("InlineSnapshotTesting", "\(build.root)/\(upstream)"),
        ("SwiftParser", "\(build.root)/\(syntax)2.swift"),
        ("Macro-tool", "\(build.root)/\(upstream)"), ("Own", "\(build.root)/Own.swift"),
      ]), to: ".build/debug.yaml")
    _ = try #require(try build.compilation(of: "SwiftSyntax", [syntax])).translated()
    #expect(try build.translation(of: syntax, in: "SwiftSyntax")?.isEmpty == true)

    try build.write("import SwiftSyntax\n", to: syntax + "2.swift")
    _ = try #require(try build.compilation(of: "SwiftParser", [syntax + "2.swift"])).translated()
    #expect(
      build.record(of: "SwiftParser")?.treatment == .unneeded, "it may import what is left out")

    try build.write("compiled", to: build.modules + "/SwiftSyntax.swiftmodule")
    try build.write("import SwiftSyntax\n", to: "Own.swift")
    let importer = try #require(try build.compilation(of: "Own", ["Own.swift"]))
    #expect(throws: FrontError.leftOut(module: "SwiftSyntax")) { try importer.translated() }
    #expect(try build.text(build.modules + "/SwiftSyntax.swiftmodule") == nil, "built next time")
    _ = try #require(try build.compilation(of: "SwiftSyntax", [syntax])).translated()
    #expect(build.record(of: "SwiftSyntax")?.treatment != .unneeded)
  }

  @Test func aPackageThatPinsAnotherVersionIsRefusedInOneSentence() throws {
    try build.write("{\"darkroom\": \"0.2.0\"}", to: ".snapshots.json")
    try build.write("import UIKit\n", to: "A.swift")
    let compilation = try #require(try build.compilation(of: "Feature", ["A.swift"]))
    try compilation.checkPin(against: "0.2.0")
    let error = #expect(throws: FrontError.self) { try compilation.checkPin(against: "0.1.0") }
    let words = try #require(error).description
    #expect(words.contains("0.1.0") && words.contains("0.2.0") && !words.contains("\n"))
  }

  /// What `canImport(UIKit)` and `os(Linux)` say of such a package is both true: the first in the translation, the
  /// second by the compiler.
  @Test func settingsNamePackagesThatAreTranslated() throws {
    try build.write("{\"translate\": [\"Both\"]}", to: ".snapshots.json")
    let files = [".build/checkouts/both/Sources/B.swift", ".build/checkouts/other/Sources/O.swift"]
    for file in files {
      try build.write(
        "#if os(Linux)\n#endif\n#if canImport(UIKit)\nimport UIKit\n#endif\n", to: file)
    }
    _ = try #require(try build.compilation(of: "Both", [files[0]])).translated()
    let text = try #require(try build.translation(of: files[0], in: "Both"))
    #expect(text.contains("#if os(Linux)") && text.contains("#if true"))
    _ = try #require(try build.compilation(of: "Other", [files[1]])).translated()
    #expect(build.record(of: "Other")?.treatment == .untouched)
  }

  /// The class that is read decides what is entered in the registry, in this module and in the modules that import it.
  @Test func flagsDecideWhichBranchIsTranslated() throws {
    let text = "import UIKit\n#if BETA\nclass New: UIView {}\n#else\nclass Old: UIView {}\n#endif\n"
    try build.write(text, to: "A.swift")
    for (flag, name, other) in [("BETA", "New", "Old"), ("ALPHA", "Old", "New")] {
      _ = try #require(try build.compilation(of: "Feature", ["A.swift"], adding: ["-D", flag]))
        .translated()
      let translation = try #require(try build.translation(of: "A.swift", in: "Feature"))
      #expect(translation.contains("\(name).self") && !translation.contains("\(other).self"))
      #expect(build.record(of: "Feature")?.flags == [flag])
    }
  }

  /// The bundle's is found first, and a second map of a C module is an error.
  @Test func aModuleThatTheBundleHasIsLeftToIt() throws {
    let file = ".build/checkouts/OpenCombine/Sources/OpenCombine/Just.swift"
    try build.write("import COpenCombineHelpers\n", to: file)
    for name in ["COpenCombineHelpers", "CPNG"] {
      try build.write("", to: "sdk/include/\(name)/module.modulemap")
    }
    let map = "-fmodule-map-file=\(build.products)/COpenCombineHelpers.build/module.modulemap"
    let compilation = try build.compilation(of: "OpenCombine", [file], adding: ["-Xcc", map])
    let words = try #require(compilation).translated().words
    #expect(build.record(of: "OpenCombine")?.treatment == .bundled)
    #expect(try build.translation(of: file, in: "OpenCombine")?.isEmpty == true)
    #expect(words.starts(with: ["-I", "\(build.root)/sdk/modules"]))
    #expect(words.filter { $0.hasPrefix("-fmodule-map-file=") && $0.contains("Helpers") } == [map])
    #expect(words.contains("-fmodule-map-file=\(build.root)/sdk/include/CPNG/module.modulemap"))

    try build.write("import OpenCombine\nimport UIKit\n", to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
  }

  @Test func aBinaryTargetThatIsImportedIsRefusedByName() throws {
    try build.write(
      "platforms: [.iOS(.v15)], .binaryTarget(name: \"Maps\", path: \"Maps.xcframework\"), "
        + ".binaryTarget(name: \"Shared\", path: \"Shared.artifactbundle\")", to: "Package.swift")
    try build.write("", to: ".build/artifacts/ads/Ads/Ads.xcframework/Info.plist")
    for name in ["Maps", "Ads"] {
      try build.write("import UIKit\nimport \(name)\n", to: "A.swift")
      let compilation = try #require(try build.compilation(of: "Feature", ["A.swift"]))
      #expect(throws: FrontError.binary(target: "Feature", module: name)) {
        try compilation.translated()
      }
    }
    try build.write(
      "import UIKit\nimport Shared\n#if canImport(Maps)\nimport Maps\n#endif\n", to: "A.swift")
    _ = try #require(try build.compilation(of: "Feature", ["A.swift"])).translated()
  }

  @Test func resourcesThatXcodeTakesByTheirTypeMakeABundle() throws {
    try build.write(
      "import UIKit\nlet name = UIImage(named: \"a\", in: .module, with: nil)\n",
      to: "Sources/My_UI/Views/A.swift")
    try build.write("", to: "Sources/My_UI/Resources/Media.xcassets/Contents.json")
    try build.write("", to: "Sources/My_UI/de.lproj/Localizable.strings")
    try build.write("", to: "Sources/My_UI/Views/A.xib")
    try build.write("", to: "Sources/My_UI/notes.txt")
    let file = "Sources/My_UI/Views/A.swift"
    _ = try #require(try build.compilation(of: "My_UI", [file])).translated()
    #expect(try build.translation(of: file, in: "My_UI")?.contains("static let module") == false)

    let flag = "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"
    _ = try #require(try build.compilation(of: "My_UI", [file], adding: [flag])).translated()
    let bundle = "\(build.products)/\(FrontFiles.name(build.root))_My_UI.resources"
    #expect(
      try build.translation(of: file, in: "My_UI")?
        .contains("static let module = Foundation.Bundle(path: \"\(bundle)\") ?? .main") == true)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bundle).sorted()
        == ["A.xib", "Media.xcassets", "de.lproj"])
    #expect(FileManager.default.fileExists(atPath: bundle + "/Media.xcassets/Contents.json"))
  }

  @Test func aClassBundleFindsUndeclaredResources() throws {
    let file = "Tests/AppTests/A.swift"
    try build.write("import UIKit\nlet bundle = Bundle(for: A.self)\nclass A {}\n", to: file)
    try build.write("", to: "Tests/AppTests/A.storyboard")
    let flag = "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"
    _ = try #require(try build.compilation(of: "AppTests", [file], adding: [flag])).translated()

    let bundle = "\(build.products)/\(FrontFiles.name(build.root))_AppTests.resources"
    #expect(FileManager.default.fileExists(atPath: bundle + "/A.storyboard"))
    let text = try #require(try build.translation(of: file, in: "AppTests"))
    #expect(!text.contains("static let module"), "the sources may declare one")
  }

  @Test func withoutResourcesTheCompilerSaysThatThereIsNoBundle() throws {
    try build.write("import UIKit\nlet bundle = Bundle.module\n", to: "Sources/App/A.swift")
    let flag = "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"
    let compilation = try build.compilation(of: "App", ["Sources/App/A.swift"], adding: [flag])
    _ = try #require(compilation).translated()
    let text = try #require(try build.translation(of: "Sources/App/A.swift", in: "App"))
    #expect(!text.contains("static let module"))
  }

  /// A team may keep its own packages in a folder of that name.
  @Test func onlySwiftPMsOwnCheckoutsAreFetched() throws {
    let own = "checkouts/App/Sources/A.swift"
    try build.write("#if os(Linux)\n#endif\nimport UIKit\n", to: own)
    _ = try #require(try build.compilation(of: "App", [own])).translated()
    #expect(build.record(of: "App")?.treatment == .iOS)
  }
}
