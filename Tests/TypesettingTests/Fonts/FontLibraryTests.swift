import DarkroomTestSupport
import DarkroomTypesetting
import Foundation
import Testing

@testable import DarkroomFontFiles

struct FontLibraryTests {
  private static let nowhere = FontSearchPath(
    teamDirectory: nil, cacheDirectory: "/nonexistent/fonts", systemDirectories: [])

  @Test func missingSystemFontSaysHowToGetIt() throws {
    let library = FontLibrary(searchPath: Self.nowhere)

    let error = #expect(throws: FontError.self) { try library.font(.system(size: 17)) }
    let words = try #require(error).description
    #expect(words.contains("/nonexistent/fonts/Inter[opsz,wght].ttf"))
    #expect(words.contains("Scripts/setup"))
    #expect(words.contains("snapshot-record doctor --install"))
  }

  /// A folder with a file for each cut that Debian's `fonts-inter` has under these names.
  private func staticFonts() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let file = try fontFile(PinnedFont.interItalic.fileName)
    for name in ["Inter-Regular.otf", "InterDisplay-Bold.otf"] {
      try FileManager.default.copyItem(atPath: file, toPath: folder.path(name))
    }
    return folder
  }

  /// References would be recorded with it, and differ on every other machine.
  @Test func anInstalledInterIsNotTheSystemFont() throws {
    let folder = try staticFonts()
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: "/nonexistent/fonts", systemDirectories: [folder.path]))

    let problem = FontError.systemFontMissing(
      searched: ["/nonexistent/fonts/Inter[opsz,wght].ttf"])
    #expect(library.systemFontProblem == problem)
    #expect(throws: problem) { try library.font(.system(size: 17)) }
    #expect(!FontSearchPath(environment: [:]).systemDirectories.contains { $0.contains("inter") })
  }

  @Test func aTeamMayBringAFileForEachWeight() throws {
    let folder = try staticFonts()
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: folder.path, cacheDirectory: "/nonexistent/fonts", systemDirectories: []))

    #expect(library.systemFontProblem == nil)
    #expect(
      try library.font(.system(size: 17)).instance.face.digest.hex == PinnedFont.interItalic.digest)
    #expect(throws: Never.self) { try library.font(.system(size: 20, weight: 0.4)) }
  }

  @Test func placeholderKeepsTheLineHeightAndTheProblem() {
    let library = FontLibrary(searchPath: Self.nowhere)
    let font = library.fontOrPlaceholder(.system(size: 16))
    let layout = TextLayout(
      StyledText("Hi", style: TextStyle(font: font)), library: library)

    #expect(font.lineHeight == 19.09375)
    #expect(layout.size.width > 0)
    #expect(library.problems.count == 1)
  }

  @Test func fileOfAnotherContentInTheCacheIsRefused() throws {
    let directory = try ScratchFolder()
    let italic = try fontFile(PinnedFont.interItalic.fileName)
    try FileManager.default.copyItem(
      atPath: italic, toPath: directory.path(PinnedFont.inter.fileName))
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: directory.path, systemDirectories: []))

    #expect(
      throws: FontError.wrongDigest(
        path: directory.path(PinnedFont.inter.fileName),
        expected: PinnedFont.inter.digest, found: PinnedFont.interItalic.digest)
    ) { try library.font(.system(size: 17)) }
  }

  @Test func registeredFileIsFoundByItsNames() throws {
    let library = FontLibrary(searchPath: Self.nowhere)
    #expect(throws: FontError.unknownName("Inter")) { try library.font(.named("Inter", size: 10)) }

    let faces = try library.register(file: try fontFile(PinnedFont.inter.fileName))

    #expect(library.familyNames.contains("Inter"))
    #expect(library.fontNames(inFamily: "inter") == ["Inter-Regular"])
    #expect(try library.font(.named("inter-regular", size: 10)).instance.face === faces.first)
    // Without San Francisco's measures: Inter's own 1984 and −494.
    #expect(try library.font(.named("Inter", size: 2048)).metrics.ascender == 1984)
  }

  @Test func systemFontIsThePinnedFile() throws {
    let library = FontLibrary.shared

    #expect(try library.systemFace().digest.hex == PinnedFont.inter.digest)
    #expect(try library.systemFace(isItalic: true).digest.hex == PinnedFont.interItalic.digest)
  }

  @Test func aFaceHasTheDigestOfItsFile() throws {
    for font in [PinnedFont.jetBrainsMono, FallbackFont.emoji.file] {
      let path = try #require(FontLibrary.shared.searchPath.path(of: font.fileName))

      #expect(try FontFace(path: path).digest.hex == font.digest, "\(font.fileName)")
    }
  }

  @Test func bytesThatAreNoFontAreRefused() {
    let library = FontLibrary(searchPath: Self.nowhere)

    #expect(throws: FontError.notAFont(name: "x.ttf")) {
      try library.register(bytes: Array("not a font".utf8), name: "x.ttf")
    }
  }

  @Test func sameFileAndSettingsHaveOneIdentityEverywhere() throws {
    let path = try fontFile(PinnedFont.inter.fileName)
    let one = FontInstance.of(try FontFace(path: path), variations: [FontVariation("wght", 600)])
    let two = FontInstance.of(try FontFace(path: path), variations: [FontVariation("wght", 600)])
    let bold = FontInstance.of(two.face, variations: [FontVariation("wght", 700)])

    #expect(one !== two)
    #expect(one.identity == two.identity)
    #expect(one.identity != bold.identity)
  }

  private func fontFile(_ name: String) throws -> String {
    let path = FontLibrary.shared.searchPath.cacheDirectory + "/" + name
    try #require(FileManager.default.fileExists(atPath: path), "run Scripts/setup")
    return path
  }
}
