import DarkroomIOSSources
import Testing

struct ImportTests {
  @Test(arguments: [
    ("import UIKit", "import DarkroomUIKit"),
    ("@testable import UIKit", "@testable import DarkroomUIKit"),
    ("import CoreText", "import DarkroomCoreText"),
    ("import ObjectiveC", "import DarkroomObjectiveC"),
    ("import os", "import Darkroomos"),
    ("import OSLog", "import DarkroomOSLog"),
    ("import class UIKit.UIView", "import class DarkroomUIKit.UIView"),
    (
      "import UIKit.UIGestureRecognizerSubclass", "import DarkroomUIKit                            "
    ),
    ("import Foundation", "import Foundation"),
    ("let a = UIKit.UIView()", "let a = DarkroomUIKit.UIView()"),
    ("let a = b.UIKit.c", "let a = b.UIKit.c"),
    (
      "import WebKit; let a = WebKit.WKWebView()",
      "import DarkroomWebKit; let a = DarkroomWebKit.WKWebView()"
    ),
    ("let a = Network.shared", "let a = Network.shared"),
  ])
  func appleModulesAreDarkrooms(_ line: String, _ expected: String) {
    #expect(translated(line + "\n") == [expected])
  }

  private func importsUIKit(_ text: String) -> Bool {
    ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
      .contains("#sourceLocation()\nimport DarkroomUIKit\n")
  }

  @Test func testsSeeUIKitThroughXCTest() {
    #expect(importsUIKit("import XCTest\n\nlet a = UIView()\n"))
    #expect(importsUIKit("import SnapshotTesting\n\nlet a = UIView()\n"))
    #expect(!importsUIKit("import XCTest\nimport UIKit\n\nlet a = UIView()\n"))
    #expect(!importsUIKit("import Foundation\n\nlet a = 1\n"))
  }

  @Test func networkingHasAModuleOfItsOwn() {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }

    #expect(
      file("import Foundation\n\nlet a = URLSession.shared\n").contains(
        "\nimport FoundationNetworking\n"))
    #expect(!file("import Foundation\n\nlet a: URL? = nil\n").contains("FoundationNetworking"))
  }

  @Test(arguments: [
    "let a = DateComponentsFormatter()", "let a = RelativeDateTimeFormatter()",
    "let a = MeasurementFormatter()", "let a = NSLocalizedString(\"a\", comment: \"\")",
    "func f(_ key: String.LocalizationValue) {}", "let a = String(localized: \"a\")",
  ])
  func whatLinuxsFoundationLacksHasAModuleOfItsOwn(_ line: String) {
    let text = "import Foundation\n\n\(line)\n"
    let file = ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)])
      .files[0]

    #expect(file.contains("\nimport DarkroomFoundation\n"))
    #expect(!importsUIKit(text))
  }

  @Test(arguments: [
    "autoreleasepool { run() }", "let a = model.observe(\\.name) { _, _ in }",
    "objc_setAssociatedObject(a, b, c, .OBJC_ASSOCIATION_RETAIN)",
  ])
  func whatFoundationBringsFromObjectiveCHasThatModule(_ line: String) {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }

    #expect(file("import Foundation\n\n\(line)\n").contains("\nimport DarkroomObjectiveC\n"))
    #expect(!file("import UIKit\n\n\(line)\n").contains("\nimport DarkroomObjectiveC\n"))
  }

  /// On iOS Foundation and UIKit bring Combine along.
  @Test(arguments: ["import Foundation", "import UIKit", "import SwiftUI"])
  func combineNeedNotBeImported(_ line: String) {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }

    let model = "\nclass A: ObservableObject {\n  @Published var a = 1\n}\n"
    #expect(file(line + model).contains("\nimport DarkroomCombine\n"))
    #expect(!file("import OpenCombine" + model).contains("DarkroomCombine"))
    #expect(!file("\(line)\n\nlet observed = 1\n").contains("DarkroomCombine"))
  }

  /// As generators write accessors of texts: plural rules are Darkroom's, and in a library of it the call would be
  /// ambiguous.
  @Test func formatsWithAnArrayOfArgumentsHideFoundations() {
    func file(_ call: String) -> String {
      let text = "import Foundation\n\nfunc tr(_ f: String, _ a: CVarArg...) { _ = \(call) }\n"
      return ModuleTranslation(
        module: "App", sources: [SourceText(path: "/a.swift", text: text)]
      ).files[0]
    }
    let translated = file("String(format: f, locale: .current, arguments: a)")

    #expect(translated.contains("\nimport DarkroomFoundation\n"))
    #expect(!translated.contains("import DarkroomUIKit"))
    #expect(translated.contains("nonisolated fileprivate init(\n    format: __shared String,"))
    #expect(file("String(format: f, arguments: a)").contains("fileprivate init("))
    #expect(!file("String(format: f, 1)").contains("fileprivate init("))
    #expect(!file("run(arguments: a)").contains("DarkroomFoundation"))
  }

  @Test func otherNamesOfFoundationNeedNoModule() {
    let text = "import Foundation\n\nlet a = DateFormatter()\n"

    #expect(
      !ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[
        0
      ]
      .contains("DarkroomFoundation"))
  }

  @Test func importsUnderOtherConditionsCountForNothing() {
    let text = "class A {}\n"
    #expect(importsUIKit("#if !os(iOS)\n@testable import UIKit\n#endif\n" + text))
    #expect(importsUIKit("#if DEBUG\nimport UIKit\n#endif\n" + text))
    #expect(!importsUIKit("#if canImport(UIKit)\nimport UIKit\n#endif\n" + text))
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if !os(iOS) || canImport(UIKit)", "#if !true    || true            "),
    ("#if os(macOS)", "#if os(macOS)"),
    ("#if targetEnvironment(simulator) && DEBUG", "#if true                         && DEBUG"),
    ("#if canImport(SwiftUI)", "#if canImport(SwiftUI)"),
    ("#if canImport(WebKit) && DEBUG", "#if canImport(DarkroomWebKit) && DEBUG"),
    ("#if canImport(WatchKit)", "#if canImport(WatchKit)"),
  ])
  func conditionsAnswerAsInASimulator(_ line: String, _ expected: String) {
    #expect(translated(line + "\n#endif\n")[0] == expected)
  }
}
