import DarkroomIOSSources
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomCompilerFront

/// What the compiler gets besides the sources of a module with asset catalogs.
struct AssetSymbolsTests {
  private let build: BuildFolder

  init() throws { build = try BuildFolder() }

  private static let contents = #"{"info": {"version": 1}}"#
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private func writeCatalog(at catalog: String) throws {
    let sets = [
      "brand.colorset", "Red.colorset", "Unused.colorset", "Group/Close.imageset",
      "Signal/WarningColor.colorset", "Signal/warning icon.imageset",
    ]
    for set in sets { try build.write(Self.contents, to: "\(catalog)/\(set)/Contents.json") }
    try build.write(Self.contents, to: "\(catalog)/Group/Contents.json")
    try build.write(Self.namespace, to: "\(catalog)/Signal/Contents.json")
  }

  /// SwiftPM's plan for a target with a catalog, as far as it is read.
  private func writePlan(_ target: String, _ catalog: String) throws {
    let copy = "\(build.products)/App_\(target).resources/Assets.xcassets/"
    try build.write(
      """
        "\(copy)":
          tool: copy-tool
          inputs: ["\(build.root)/\(catalog)/"]
          outputs: ["\(copy)"]
        "\(target)-any-triple-debug.module-resources":
          tool: phony
          inputs: ["\(copy)"]
          outputs: ["<\(target)-any-triple-debug.module-resources>"]

      """, to: ".build/debug.yaml")
  }

  private static let source = """
    import UIKit
    let brand = UIColor.brand, red: UIColor = .red
    let close = UIImage(resource: .close), warning = UIColor(resource: .Signal.warning)
    let icon = UIImage.Signal.warningIcon

    """

  private func translation(_ words: [String] = []) throws -> String {
    let file = "Sources/My-App/A.swift"
    _ = try #require(try build.compilation(of: "My_App", [file], adding: words)).translated()
    return try #require(try build.translation(of: file, in: "My_App"))
  }

  @Test func namesThatTheModuleUsesAreDeclared() throws {
    try build.write(Self.source, to: "Sources/My-App/A.swift")
    try writeCatalog(at: "Sources/My-App/Assets.xcassets")
    try writePlan("My-App", "Sources/My-App/Assets.xcassets")

    let text = try translation()

    #expect(
      text.contains(
        """
        extension DarkroomUIKit.ColorResource {
          nonisolated static let `red` = DarkroomUIKit.ColorResource(name: "Red", bundle: Foundation.Bundle.module)
          nonisolated static let `brand` = DarkroomUIKit.ColorResource(name: "brand", bundle: Foundation.Bundle.module)
          enum Signal {
            nonisolated static let `warning` = DarkroomUIKit.ColorResource(name: "Signal/WarningColor", bundle: Foundation.Bundle.module)
          }
        }

        extension DarkroomUIKit.ImageResource {
          nonisolated static let `close` = DarkroomUIKit.ImageResource(name: "Close", bundle: Foundation.Bundle.module)
          enum Signal {
            nonisolated static let `warningIcon` = DarkroomUIKit.ImageResource(name: "Signal/warning icon", bundle: Foundation.Bundle.module)
          }
        }

        extension DarkroomUIKit.UIColor {
          nonisolated static var `brand`: DarkroomUIKit.UIColor { DarkroomUIKit.UIColor(resource: .`brand`) }
          enum Signal {
            nonisolated static var `warning`: DarkroomUIKit.UIColor { DarkroomUIKit.UIColor(resource: .Signal.`warning`) }
          }
        }

        """))
    #expect(text.contains("static var `close`: DarkroomUIKit.UIImage"))
  }

  @Test func aNewColorIsSeenByTheNextBuild() throws {
    try build.write(Self.source + "let night = UIColor.night\n", to: "Sources/My-App/A.swift")
    try writeCatalog(at: "Sources/My-App/Assets.xcassets")
    try writePlan("My-App", "Sources/My-App/Assets.xcassets")
    #expect(try !translation().contains("`night`"))

    try build.write(
      Self.contents, to: "Sources/My-App/Assets.xcassets/night.colorset/Contents.json")

    #expect(try translation().contains("`night`"))
  }

  /// Xcode reports them as invalid redeclarations if its extensions are on, and older projects have them off.
  @Test func membersOfTheModulesOwnStay() throws {
    try build.write(
      Self.source
        + "extension UIKit.UIColor { static let brand = UIColor.red; func f() { let close = 1 } }\n",
      to: "Sources/My-App/A.swift")
    try writeCatalog(at: "Sources/My-App/Assets.xcassets")
    try writePlan("My-App", "Sources/My-App/Assets.xcassets")

    let text = try translation()

    #expect(text.contains("static let `brand` = DarkroomUIKit.ColorResource"))
    #expect(!text.contains("static var `brand`"))
    #expect(text.contains("static var `close`"))
  }

  @Test func aModuleThatUsesNoneIsAsItWas() throws {
    try build.write("import UIKit\nlet brand = 1\n", to: "Sources/My-App/A.swift")
    try writeCatalog(at: "Sources/My-App/Assets.xcassets")
    try writePlan("My-App", "Sources/My-App/Assets.xcassets")
    #expect(try !translation().contains("Resource"))

    try build.write(Self.source, to: "Sources/My-App/A.swift")
    try writePlan("Other", "Sources/My-App/Assets.xcassets")
    #expect(try !translation().contains("Resource"))
  }

  @Test func catalogsThatTheManifestDoesNotDeclareMakeABundle() throws {
    try build.write(Self.source, to: "Sources/My-App/A.swift")
    try writeCatalog(at: "Sources/My-App/Assets.xcassets")
    let flag = "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"

    let text = try translation([flag])

    #expect(text.contains("static let `brand` = DarkroomUIKit.ColorResource"))
    #expect(text.contains("static let module = Foundation.Bundle(path: "))
    try build.write(
      "platforms: [.iOS(.v15)], exclude: [\"Assets.xcassets\"]", to: "Package.swift")
    #expect(try !translation([flag]).contains("ColorResource"))
  }
}
