import DarkroomFontFiles
import DarkroomTestSupport
import DarkroomTypesetting
import DarkroomUIKit
import Foundation
import Testing

struct BundleFontTests {
  @Test func fontFilesAmongResourcesAreKnownByName() throws {
    let searchPath = FontLibrary.shared.searchPath
    let bundle = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: bundle.path("Fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: searchPath.cacheDirectory + "/Heebo[wght].ttf", toPath: bundle.path("Fonts/a.ttf"))
    try Data("no font".utf8).write(to: URL(filePath: bundle.path("b.otf")))
    let library = FontLibrary(searchPath: searchPath)
    #expect(!library.knows(.named("Heebo", size: 12)))

    BundleFonts.register(in: [URL(filePath: bundle.path)], library: library)

    #expect(library.knows(.named("Heebo-Regular", size: 12)))
    #expect(library.familyNames.contains("Heebo"))
  }

  @Test func fontsThatTheInformationListsAreKnown() throws {
    let searchPath = FontLibrary.shared.searchPath
    let folder = try ScratchFolder()
    try folder.createFolder("Fonts")
    try FileManager.default.copyItem(
      atPath: searchPath.cacheDirectory + "/Heebo[wght].ttf", toPath: folder.path("Fonts/a.ttf"))
    let information = try PropertyListEncoder().encode([
      "UIAppFonts": ["Fonts/a.ttf", "missing.ttf"]
    ])
    try information.write(to: URL(filePath: folder.path("Info.plist")))
    let library = FontLibrary(searchPath: searchPath)
    let bundle = try #require(Bundle(path: folder.path))

    BundleFonts.registerListed(by: bundle, library: library)

    #expect(library.knows(.named("Heebo-Regular", size: 12)))
  }
}
