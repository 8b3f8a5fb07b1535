import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomIOSSources

/// `ios-sources check`, run on folders.
struct CheckTests {
  /// A file for each cause, and the line of the problem in it.
  private static let planted: [(cause: SourceProblem, file: String, text: String, line: Int)] = [
    (
      .extensionOverride, "Extension.swift",
      "class A<T>: B {}\nextension A where T == Int {\n  override func c() {}\n}\n",
      3
    ),
    (.selectorForm, "Form.swift", "class A: NSObject {\n  let s = #selector(tap as)\n}\n", 2),
    (
      .optionalMember, "Namesakes.swift",
      """
      @objc protocol Watcher {
        @objc(sawText:) optional func saw(_ value: String)
        @objc(sawNumber:) optional func saw(_ value: Int)
      }
      typealias Title = String
      class Looker: NSObject, Watcher {
        func saw(_ value: Title) {}
      }

      """, 7
    ),
    (
      .localProtocol, "Local.swift",
      "func f() {\n  @objc protocol P { @objc optional func a() }\n}\n", 2
    ),
    (.coreData, "Data.swift", "class C {\n  @NSManaged var name: String\n}\n", 2),
    (.fileLiteral, "Literal.swift", "let a = #fileLiteral(resourceName: \"a\")\n", 1),
    (.entryPoint, "main.swift", "UIApplicationMain(0, nil, nil, nil)\n", 1),
    (.missingModule, "Game.swift", "import UIKit\nimport SpriteKit\n", 2),
    (
      .missingType, "Duration.swift",
      "import Foundation\n\nlet a = ListFormatter()\n", 3
    ),
    (
      .missingName, "Printing.swift",
      "import UIKit\n\nlet printer: UIPrintInteractionController? = nil\n", 3
    ),
    (
      .runtimeFunction, "Swizzle.swift",
      "import UIKit\n\nfunc list() {\n  class_copyIvarList(a, b)\n}\n", 4
    ),
    (.objectiveC, "Legacy.m", "@implementation A\n@end\n", 1),
    (.damaged, "Cut.swift", "import UIKit\nfunc cut() {\n  let a = 1\n", 2),
  ]

  /// Members are not looked up where a module is missing: `membersThatNoTypeHasAreNamed` plants one.
  @Test func everyCauseIsNamedAtItsLine() throws {
    let causes = SourceProblem.allCases.filter { $0 != .missingMember }
    let folder = try ScratchFolder()
    for planted in Self.planted {
      try folder.write(Array(planted.text.utf8), to: "Sources/\(planted.file)")
    }
    try folder.write(Array("let a = \"caf".utf8) + [0xE9] + Array("\"\n".utf8), to: "Latin.swift")
    try folder.write(Array("import UIKit\n\nclass Fine: UIView {}\n".utf8), to: "Fine.swift")
    try folder.write(Array("class Inside {}\n".utf8), to: "Folder.swift/Inside.swift")
    try folder.write(Array("import SpriteKit\n".utf8), to: ".build/Hidden.swift")

    let found = try IOSSourcesTool.run("check", folder.path)

    #expect(found.status == 1)
    let places = found.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(places.count == causes.count)
    for planted in Self.planted {
      #expect(
        places.contains { $0.contains("/\(planted.file):\(planted.line):") }, "\(planted.cause)")
    }
    #expect(places.contains { $0.contains("/Latin.swift:1:13: error: the file is not UTF-8") })
    #expect(
      places.contains {
        $0.hasSuffix(
          "/Folder.swift:1:1: error: this is a folder with the name of a file: rename it")
      })
    for cause in causes {
      #expect(found.output.contains("     1  \(cause.rawValue)\n"))
    }
    #expect(found.output.contains("\n15 places in 15 of 17 files.\nChecked: "))
  }

  @Test func whatDamagesAFileIsNamedAndStopsNothing() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("let a = 1\n<<<<<<< HEAD\nlet b = 2\n".utf8), to: "Merged.swift")
    try folder.write(Array("let a = 1\n".utf8) + [0, 0], to: "Zeros.swift")
    try folder.write(Array("import SpriteKit\n".utf8), to: "Game.swift")
    try folder.write(
      Array("#if DEBUG\nfunc a() {\n#else\nfunc b() {\n#endif\n}\n".utf8), to: "Halves.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Gone.swift"), withDestinationPath: "/no/such/file")

    let output = try IOSSourcesTool.run("check", folder.path).output

    #expect(output.contains("/Merged.swift:2:1: error: this is a mark of a merge conflict"))
    #expect(output.contains("/Zeros.swift:2:1: error: the file contains a zero byte"))
    #expect(output.contains("/Gone.swift:1:1: error: the file cannot be read"))
    #expect(output.contains("/Game.swift:1:8: error: there is no module 'SpriteKit'"))
    #expect(output.contains("\n4 places in 4 of 5 files.\n"))
  }

  /// Own types, members, labels, attributes, modules and names behind a condition aren't names of UIKit.
  @Test func onlyNamesThatUIKitWouldHaveAreMissing() throws {
    let folder = try ScratchFolder()
    let text = """
      import UIKit
      import UIKit.UIGeometry
      import UICircularRing
      class UIBadge: UIView {}
      typealias UITitle = String
      func make(UILabelled: Int) -> UICircularRing? { nil }
      let a = Kind.UIOther
      let b = UIBadge.self, c: UITitle = "UIPrinting", d: UIEdgeInsets = .zero
      #if os(macOS)
      let e = UIPrinting()
      #endif
      let f: UIKit.UIPrinting? = nil
      let g: CAPrintingLayer? = nil
      extension UIPrintInfo: Printing {}
      let h = NSMetadataQueryUpdateAddedItemsKey

      """
    try folder.write(Array(text.utf8), to: "A.swift")

    let found = try IOSSourcesTool.run("check", folder.path).output.split(separator: "\n")
      .filter { $0.contains(": error: ") }

    #expect(found.count == 4)
    #expect(found.contains { $0.contains("A.swift:14:11: error: UIKit has no 'UIPrintInfo'") })
    #expect(
      found.contains { $0.contains("A.swift:15:9: error: Foundation on Linux has no 'NSMeta") })
    #expect(found.contains { $0.contains("A.swift:12:14: error: UIKit has no 'UIPrinting' here") })
    #expect(found.contains { $0.contains("A.swift:13:8: error: UIKit has no 'CAPrintingLayer'") })
  }

  @Test func membersThatNoTypeHasAreNamed() throws {
    let folder = try ScratchFolder()
    let text = """
      import UIKit
      enum Speed { case slow, fast }
      #if swift(>=4.2)
      let inset = 1
      #else
      let inset = UIEdgeInsetsMakeInset()
      #endif
      struct Ship { var engine = (left: 1, right: 2), crew = 3 }
      func fly(_ ship: Ship, over view: UIView?) {
        _ = (ship.engine.left, ship.crew, Speed.fast, \\UIView.backgroundColor)
        view?.layer.cornerRadius = .zero
        view?.warpSpeed = 2
        view!.setNeedsLayout()
        let speed: Speed = .veryFast
      #if os(macOS)
        view?.needsDisplay = true
      #endif
      }

      """
    try folder.write(Array(text.utf8), to: "A.swift")

    let found = try IOSSourcesTool.run("check", folder.path).output

    #expect(found.contains("A.swift:12:9: error: no type has a member 'warpSpeed' here: "))
    #expect(found.contains("A.swift:14:23: error: no type has a member 'veryFast' here: "))
    #expect(found.contains("\n2 places in 1 of 1 file.\n"))
  }

  /// `$isOn` is declared by the property `isOn`.
  @Test func projectedValuesOfPropertiesAreNoMissingMembers() {
    let text =
      "import SwiftUI\nstruct A: View {\n  @State var isUpsideOut = false\n"
      + "  var body: some View { Toggle(\"a\", isOn: self.$isUpsideOut) }\n"
      + "  var other: Any { self.$isInsideDown }\n}\n"
    let check = ModuleCheck(sources: [SourceText(path: "/A.swift", text: text)])

    #expect(check.diagnostics.map(\.line) == [5])
  }

  /// They may add members to every type.
  @Test func noMemberIsMissingWhereAPackageIsImportedThatIsNotThere() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("import Kingfisher\nlet a = view.kf\n".utf8), to: "Sources/A.swift")
    try folder.write(
      Array("@dynamicMemberLookup struct B {}\nlet b = B().anything\n".utf8), to: "Lookup/B.swift")

    let imported = try IOSSourcesTool.run("check", folder.path("Sources"))
    let dynamic = try IOSSourcesTool.run("check", folder.path("Lookup"))

    #expect(imported.status == 0)
    #expect(imported.output.contains("Not checked: members in modules that import Kingfisher."))
    #expect(dynamic.status == 0)
  }

  @Test func aPackageIsReportedWithItsDependencies() throws {
    let folder = try ScratchFolder()
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.invalid/Kit", from: "1.0.0")],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "Kit", package: "Kit"), .product(name: "Gone", package: "Kit"),
            ])
        ])

      """
    let kit = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .target(name: "Unused")])

      """
    let files = [
      "Package.swift": manifest,
      "Sources/App/A.swift":
        "import Kit\nimport UIKit\nlet a = UIView().shine\nlet b = UIView().glowRadius\n",
      "Demo/Demo.swift": "import SpriteKit\n",
      ".build/checkouts/Kit/Package.swift": kit,
      ".build/checkouts/Kit/Sources/Kit/K.swift":
        "import UIKit\nextension UIView {\n  var shine: Int { 1 }\n}\n",
      ".build/checkouts/Kit/Sources/Unused/U.swift": "import SpriteKit\n",
    ]
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }

    let found = try IOSSourcesTool.run("check", folder.path)

    #expect(found.status == 1)
    #expect(found.output.contains("A.swift:4:18: error: no type has a member 'glowRadius' here"))
    #expect(found.output.contains("\nApp  1 place in 1 file\nKit  nothing found in 1 file\n"))
    #expect(found.output.contains("Not checked, because no fetched package has it: Gone."))
  }

  @Test func aManifestThatCannotBeReadIsNamed() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("let package = Pack(".utf8), to: "Package.swift")

    let found = try IOSSourcesTool.run("check", folder.path)

    #expect(found.status == 2)
    #expect(found.error.contains("SwiftPM can't read the manifest in '\(folder.path)': "))
  }

  @Test func predicatesAndExpressionsComeAndCoordinatorsDoNot() throws {
    let folder = try ScratchFolder()
    let text = """
      let a = NSPredicate(format: "a == 1")
      let b = NSPredicate { _, _ in true }
      let c = NSExpression(format: "1 + 1")
      let d = NSFileCoordinator()

      """
    try folder.write(Array(text.utf8), to: "A.swift")

    let found = try IOSSourcesTool.run("check", folder.path).output.split(separator: "\n")
      .filter { $0.contains(": error: ") }

    #expect(found.count == 1)
    #expect(found.last?.contains("A.swift:4:9: error: ") == true)
  }

  @Test func whatIsBehindAConditionIsNotCounted() throws {
    let folder = try ScratchFolder()
    let text = """
      #if canImport(SpriteKit)
      import SpriteKit
      #endif
      #if !os(Linux)
      let a = NSPredicate(format: "a == 1")
      #endif

      """
    try folder.write(Array(text.utf8), to: "A.swift")

    let found = try IOSSourcesTool.run("check", folder.path)

    #expect(found.output.hasPrefix("Nothing was found in 1 file.\nChecked: modules,"))
    #expect(found.output.contains("\nNot checked: members that one type has here"))
    #expect(found.status == 0)
  }

  @Test func foldersAreModulesThatSeeEachOther() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("class A: UIView {}\n".utf8), to: "App/A.swift")
    try folder.write(
      Array("extension A {\n  override func layoutSubviews() {}\n}\n".utf8), to: "Tests/B.swift")

    let found = try IOSSourcesTool.run("check", folder.path("App"), folder.path("Tests"))

    #expect(found.output.contains("B.swift:2:3: warning: 'layoutSubviews' has no effect here"))
  }

  @Test func otherPathsAreErrors() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "a.swift")
    try folder.write([], to: "Empty/a.txt")

    #expect(
      try IOSSourcesTool.run("check", "/no/such/folder").error
        == "ios-sources: there is no folder '/no/such/folder'\n")
    #expect(try IOSSourcesTool.run("check", "/no/such/folder").status == 2)
    #expect(try IOSSourcesTool.run("check", folder.path("a.swift")).error.contains("is a file"))
    #expect(try IOSSourcesTool.run("check", folder.path("Empty")).error.contains("no sources"))
    let bare = try IOSSourcesTool.run("check")
    #expect(bare.status == 2)
    #expect(bare.error == "ios-sources: missing argument FOLDER: ios-sources check FOLDER…\n")
  }

  @Test func helpSaysWhatThereIs() throws {
    let found = try IOSSourcesTool.run("--help")

    #expect(found.status == 0)
    #expect(found.output.contains("ios-sources check FOLDER…"))
    #expect(try IOSSourcesTool.run().status == 2)
  }
}
