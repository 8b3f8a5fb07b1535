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
    ("import SwiftUI", "import DarkroomSwiftUI"),
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

  /// UIKit and SwiftUI bring ImageIO along on iOS.
  @Test(arguments: ["SwiftUI", "UIKit"])
  func imageSourcesAreOfImageIO(module: String) {
    let text = "import \(module)\nlet a = CGImageSourceCreateWithData(b, nil)\n"
    let file = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: text)]
    ).files[0]

    #expect(file.contains("import DarkroomImageIO\n"))
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

  /// Upstream's SnapshotTesting has them itself; ours would make everybody build SwiftUI.
  @Test func testsOfModulesWithSwiftUIHaveStrategiesForItsViews() {
    let test = SourceText(path: "/t.swift", text: "import SnapshotTesting\n\nlet a = 1\n")
    func file(beside text: String) -> String {
      ModuleTranslation(
        module: "Tests", sources: [test], context: [SourceText(path: "/a.swift", text: text)]
      ).files[0]
    }

    let words = "\nimport Darkroom_SnapshotTesting_SwiftUI\n"
    #expect(file(beside: "import SwiftUI\n").contains(words))
    #expect(!file(beside: "import UIKit\n").contains(words))
  }

  /// On iOS they import UIKit, and hand it on.
  @Test(arguments: [
    "SwiftUI", "MapKit", "AVKit", "MetalKit", "PhotosUI", "WebKit", "SafariServices", "MessageUI",
    "QuickLook", "ContactsUI", "EventKitUI", "GameKit", "StoreKit", "SpriteKit", "SceneKit",
  ])
  func modulesThatShowViewsBringUIKit(_ module: String) {
    #expect(importsUIKit("import \(module)\n\nlet a = UIScreen.main\n"))
    #expect(!importsUIKit("#if os(macOS)\nimport \(module)\n#endif\nlet a = 1\n"))
  }

  @Test func testsSeeUIKitWhereWhatTheyTestImportsIt() {
    let test = SourceText(path: "/t.swift", text: "import Testing\n@testable import App\n")
    func file(beside text: String) -> String {
      ModuleTranslation(
        module: "Tests", sources: [test], context: [SourceText(path: "/a.swift", text: text)]
      ).files[0]
    }

    #expect(file(beside: "import UIKit\n").contains("\nimport DarkroomUIKit\n"))
    #expect(file(beside: "import MapKit\n").contains("\nimport DarkroomUIKit\n"))
    #expect(!file(beside: "import Foundation\n").contains("DarkroomUIKit"))
  }

  @Test func testCasesThatConformAreObjects() {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }
    let delegate = "import XCTest\nclass A: XCTestCase, UITextFieldDelegate {}\n"

    #expect(file(delegate).contains("\nimport DarkroomXCTest\n"))
    #expect(
      file("import XCTest\nclass A: XCTestCase {}\nextension A: UITextFieldDelegate {}\n").contains(
        "\nimport DarkroomXCTest\n"))
    #expect(!file("import XCTest\nclass A: XCTestCase {}\n").contains("DarkroomXCTest"))
  }

  @Test(arguments: [
    ("let a = XMLParser(data: d)", "FoundationXML"),
    ("class A: NSObject, XMLParserDelegate {}", "FoundationXML"),
    ("extension CGRect { var a: CGFloat { midX } }", "DarkroomCoreGraphics"),
    ("extension CGAffineTransform {}", "DarkroomCoreGraphics"),
    ("let a: CFTimeInterval = 1", "DarkroomCoreGraphics"),
    ("let a = kCFBundleNameKey as String", "DarkroomFoundation"),
    ("let a = NSEC_PER_SEC", "DarkroomFoundation"),
    ("let a = Selector((\"a\"))", "DarkroomUIKit"),
    ("let a = NSSelectorFromString(\"a\")", "DarkroomUIKit"),
    ("let a = class_getInstanceMethod(A.self, b)", "DarkroomUIKit"),
    ("let a = object_getClass(b)", "DarkroomUIKit"),
    ("let a: IMP? = nil", "DarkroomUIKit"),
    ("let a = b.responds(to: c)", "DarkroomUIKit"),
    ("let a = NSPredicate(format: \"a\")", "DarkroomFoundation"),
    ("let a = os_unfair_lock()", "Darkroomos"),
    ("let a = Int(_SYS_NAMELEN)", "DarkroomFoundation"),
    ("let a = floor(NSFoundationVersionNumber)", "DarkroomFoundation"),
    ("let a = CFErrorCopyDescription(b)", "DarkroomCoreGraphics"),
    ("let a = Bundle(for: self.classForCoder())", "DarkroomObjectiveC"),
  ])
  func foundationBringsWhatItBringsOnIOS(_ line: String, _ module: String) {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }

    #expect(file("import Foundation\n\n\(line)\n").contains("\nimport \(module)\n"))
  }

  /// As `import UIKit` does on iOS.
  @Test(arguments: [
    ("let a = CIFilter(name: \"b\")", true), ("let a = kCIInputImageKey", true),
    ("let a = UIImage(ciImage: b)", true), ("let a = b.ciphers", false),
    ("#if os(macOS)\nlet a: CIImage? = nil\n#endif", false),
    ("struct CIImage {}\nlet a = CIImage()", false),
  ])
  func uiKitBringsCoreImage(_ line: String, _ isBrought: Bool) {
    func file(_ text: String) -> String {
      ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
    }

    #expect(
      file("import UIKit\n\n\(line)\n").contains("\nimport DarkroomCoreImage\n") == isBrought)
    #expect(!file("import Foundation\n\n\(line)\n").contains("DarkroomCoreImage"))
  }

  /// As `import UIKit` does on iOS.
  @Test(arguments: [
    ("let a = CTLineCreateWithAttributedString(b)", true),
    ("let a = kCTFontAttributeName", true), ("let a: CTCarrier", false),
    ("class CTLine {}\nlet a = CTLine()", false),
  ])
  func uiKitBringsCoreText(_ line: String, _ isBrought: Bool) {
    let text = SourceText(path: "/a.swift", text: "import UIKit\n\n\(line)\n")
    let file = ModuleTranslation(module: "App", sources: [text]).files[0]

    #expect(file.contains("\nimport DarkroomCoreText\n") == isBrought)
  }

  @Test func namesThatFoundationForbidsAreOurs() {
    let text = "let a = p as? NSExpression ?? b.NSExpression, c: NSComparisonPredicate.Options\n"
    #expect(
      translated(text)[0]
        == "let a = p as? DarkroomFoundation.NSExpression ?? b.NSExpression, c: DarkroomFoundation.NSComparisonPredicate.Options"
    )
  }

  /// Nantes asks so for what its links look like.
  @Test func coreTextsNamesBecomeKeys() {
    #expect(
      translated("a[kCTSuperscriptAttributeName as NSAttributedString.Key] = kCTX as String\n")[0]
        == "a[NSAttributedString.Key(kCTSuperscriptAttributeName)  ] = kCTX as String")
  }

  @Test func namesOfCoreFoundationAreFoundations() {
    let text = "let a = CoreFoundation.sqrt(2) + b.CoreFoundation.c\n"
    #expect(translated(text)[0] == "let a = Foundation.sqrt(2) + b.CoreFoundation.c")
  }

  /// Foundation on Linux has another locale than devices.
  @Test func datesAreFormattedByOurs() {
    #expect(
      translated("let a = b.formatted(date: .long, time: .omitted) + c.formatted()\n")[0]
        == "let a = b._formatted(date: .long, time: .omitted) + c.formatted()")
  }

  /// warp-ds/warp-ios has files that import nothing else for `CGFloat`.
  @Test(arguments: [
    ("import CoreFoundation", "import Foundation    "),
    ("public import CoreFoundation", "public import Foundation    "),
    ("import struct CoreFoundation.CGFloat", "import struct Foundation    .CGFloat"),
  ])
  func importsOfCoreFoundationAreFoundations(_ line: String, _ expected: String) {
    #expect(translated(line + "\nlet a: CGFloat = 1\n")[0] == expected)
  }

  /// As on iOS, where the compiler imports a module for two that a file imports.
  @Test(arguments: ["AuthenticationServices", "MapKit"])
  func frameworksBesideSwiftUIBringTheirViews(module: String) {
    func imports(_ lines: String...) -> Bool {
      let text = lines.map { "import \($0)\n" }.joined() + "\nlet a = 1\n"
      return ModuleTranslation(
        module: "App", sources: [SourceText(path: "/a.swift", text: text)]
      ).files[0].contains("import Darkroom_\(module)_SwiftUI\n")
    }

    #expect(imports("SwiftUI", module))
    #expect(!imports("SwiftUI"))
    #expect(!imports("UIKit", module))
  }

  @Test func aProcessInfoIsThatOfTheProcess() {
    #expect(
      translated("let a = ProcessInfo().environment\n")[0]
        == "let a = ProcessInfo.processInfo.environment")
    #expect(translated("let a = ProcessInfo.processInfo\n")[0] == "let a = ProcessInfo.processInfo")
  }

  /// They are Foundation's on Linux, too, QuartzCore's, or of the module itself.
  @Test(arguments: [
    "let a: CGFloat = 1", "let a = CACurrentMediaTime()", "let class_name = 1",
    "let a = b.object_go()",
  ])
  func foundationBringsNoMore(_ line: String) {
    let text = "import Foundation\n\n\(line)\n"
    let file = ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)])
      .files[0]

    #expect(!file.contains("import Darkroom"))
  }

  /// A class and a variable may be called as a module is.
  @Test(arguments: [
    ("let a = OSLog.disabled", "let a = OSLog.disabled"),
    ("let a = OSLog.OSLogStore.self", "let a = DarkroomOSLog.OSLogStore.self"),
    ("let a = os.majorVersion", "let a = os.majorVersion"),
    ("let a = os.Logger()", "let a = Darkroomos.Logger()"),
    ("os.os_log(\"a\")", "Darkroomos.os_log(\"a\")"),
  ])
  func namesOfModulesThatMeanSomethingElseStay(_ line: String, _ expected: String) {
    #expect(translated("import os.log\n\(line)\n")[1] == expected)
  }

  @Test func typesOfTheModuleAreNoModules() {
    #expect(translated("let a = Combine.b\n", beside: "enum Combine {}")[0] == "let a = Combine.b")
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
    ("#if canImport(SwiftUI)", "#if canImport(DarkroomSwiftUI)"),
    ("#if canImport(WebKit) && DEBUG", "#if canImport(DarkroomWebKit) && DEBUG"),
    ("#if canImport(WatchKit)", "#if canImport(WatchKit)"),
  ])
  func conditionsAnswerAsInASimulator(_ line: String, _ expected: String) {
    #expect(translated(line + "\n#endif\n")[0] == expected)
  }
}
