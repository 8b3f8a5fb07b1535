import Foundation
import Testing

@testable import DarkroomUIKit

/// Of files with one name, that of the module that its classes are of.
@MainActor
struct NibFileTests {
  /// A build folder whose resource bundles each have `Main.storyboard`, by the module of its class.
  private func buildFolder(_ modules: KeyValuePairs<String, String>) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nib-files-\(UUID().uuidString)", isDirectory: true)
    for (target, module) in modules {
      let resources = folder.appendingPathComponent("App_\(target).resources", isDirectory: true)
      try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
      let text = """
        <document initialViewController="a"><scenes><scene><objects>
        <viewController id="a" title="\(target)" customClass="Home" customModule="\(module)"/>
        </objects></scene></scenes></document>
        """
      try Data(text.utf8).write(to: resources.appendingPathComponent("Main.storyboard"))
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func theModuleOfTheClassesDecides() throws {
    let bundle = try buildFolder(["Shop": "Shop", "ShopTests": "Shop"])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let url = try #require(try NibFiles.url(of: "Main.storyboard", in: bundle))

    #expect(url.path.contains("App_Shop.resources"))
  }

  @Test func twoModulesOwnFilesAreStillAnError() throws {
    let bundle = try buildFolder(["Shop": "Shop", "Bank": "Bank"])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }

    let error = #expect(throws: NibError.self) { try UIStoryboard(named: "Main", in: bundle) }

    let words = try #require(error?.reason)
    #expect(words.hasPrefix("Main.storyboard is in several resource bundles; name one of them: "))
    #expect(words.contains("App_Shop.resources") && words.contains("App_Bank.resources"))
  }
}
