import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomFontFiles

/// Which file a pinned name stands for; needs what `Scripts/setup` installs.
struct FontFallbackTests {
  private let pinned = FallbackFont.installed[0].file
  private let other = FallbackFont.installed[1].file

  private func find(_ search: FontSearchPath) -> FallbackFile<String> {
    search.fallback(pinned) { path in FontDigest(ofFontAt: path).map { (path, $0) } }
  }

  /// A folder that has the file of `font`, under the name that is looked for.
  private func folder(with font: PinnedFont) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let file = try #require(FontSearchPath.process.path(of: font.fileName))
    try FileManager.default.copyItem(atPath: file, toPath: folder.path(pinned.fileName))
    return folder
  }

  @Test func thePinnedContentGoesBeforeOtherContentFoundEarlier() throws {
    let (changed, right) = (try folder(with: other), try folder(with: pinned))
    let found = find(
      FontSearchPath(
        teamDirectory: nil, cacheDirectory: changed.path, systemDirectories: [right.path]))

    #expect(found.opened == right.path(pinned.fileName))
    #expect(found.problem == nil)
  }

  @Test func otherContentAloneIsAProblemAndIsUsed() throws {
    let changed = try folder(with: other)
    let found = find(
      FontSearchPath(teamDirectory: nil, cacheDirectory: changed.path, systemDirectories: []))

    #expect(found.opened == changed.path(pinned.fileName))
    #expect(
      found.problem
        == .wrongDigest(
          path: changed.path(pinned.fileName), expected: pinned.digest, found: other.digest))
  }

  @Test func theTeamsFileIsTakenAsItIs() throws {
    let (team, right) = (try folder(with: other), try folder(with: pinned))
    let found = find(
      FontSearchPath(
        teamDirectory: team.path, cacheDirectory: right.path, systemDirectories: []))

    #expect(found.opened == team.path(pinned.fileName))
    #expect(found.problem == nil)
  }

  @Test func whatIsNoFontIsPassedOver() throws {
    let (damaged, right) = (try ScratchFolder(), try folder(with: pinned))
    try damaged.write("no font", to: pinned.fileName)

    #expect(
      find(
        FontSearchPath(
          teamDirectory: damaged.path, cacheDirectory: right.path, systemDirectories: [])
      ).opened == right.path(pinned.fileName))
  }

  @Test func fallbacksThatAreNotInstalledAreListed() {
    let nowhere = FontSearchPath(
      teamDirectory: nil, cacheDirectory: "/nowhere", systemDirectories: [])

    #expect(
      nowhere.fallbackProblems.map(\.description).map { $0.split(separator: " ").last } == [
        "fonts-wqy-microhei", "fonts-noto-color-emoji", "fonts-dejavu-core",
      ])
    #expect(FontSearchPath.process.fallbackProblems == [])
  }

  @Test func scriptInstallsThePinnedFiles() throws {
    let script = try String(
      contentsOf: URL.packageRoot.appending(path: "Scripts/install-fonts"), encoding: .utf8)
    let pinned =
      [
        PinnedFont.inter, .interItalic, .jetBrainsMono, .jetBrainsMonoItalic, .arimo, .arimoItalic,
        .lora, .loraItalic,
      ]
      + FallbackFont.installed.map(\.file)

    for font in pinned { #expect(script.contains("\"\(font.digest)  \(font.fileName)\"")) }
    #expect(script.components(separatedBy: "tf\"\n").count == pinned.count + 1)
  }
}
