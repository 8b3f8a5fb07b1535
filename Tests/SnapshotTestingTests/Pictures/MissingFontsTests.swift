import DarkroomFontFiles
import DarkroomRaster
import DarkroomTypesetting
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Text without its fonts fails, in words that say what to install.
struct MissingFontsTests {
  /// Nothing installed anywhere.
  private let empty = FontLibrary(
    searchPath: FontSearchPath(
      teamDirectory: nil, cacheDirectory: "/nonexistent/fonts", systemDirectories: []))
  /// Only the system font.
  private let bare = FontLibrary(
    searchPath: FontSearchPath(
      teamDirectory: nil, cacheDirectory: FontLibrary.shared.searchPath.cacheDirectory,
      systemDirectories: []))

  private func list(_ text: String, _ library: FontLibrary) -> DisplayList {
    let font = library.fontOrPlaceholder(.system(size: 16))
    let layout = TextLayout(StyledText(text, style: TextStyle(font: font)), library: library)
    var recorder = DisplayListRecorder(width: 100, height: 20)
    layout.record(into: &recorder, at: .zero)
    return recorder.finish()
  }

  @Test func theSystemFontIsNamedWithTheCommand() throws {
    let words = try #require(MissingFonts.words(of: list("Hello", empty), empty))

    #expect(words.hasPrefix("The text cannot be drawn with its fonts"))
    #expect(words.contains("The system font is not installed. Looked at: /nonexistent/fonts/Inter"))
    #expect(words.contains("swift run snapshot-record doctor --install"))
  }

  @Test func allWeightsOfTheSystemFontAreOneSentence() throws {
    _ = empty.fontOrPlaceholder(.system(size: 16, weight: 0.4))
    let words = try #require(MissingFonts.words(of: list("Hello", empty), empty))

    #expect(words.components(separatedBy: "The system font is not installed").count == 2)
  }

  @Test func fallbacksAreNamedWithTheirPackage() throws {
    let words = try #require(MissingFonts.words(of: list("写真", bare), bare))

    #expect(words.contains("apt-get install -y fonts-wqy-microhei"))
    #expect(!words.contains("system font"))
  }

  @Test func picturesWithoutThatTextAreNotToBlame() {
    _ = list("Hello 写真", empty)
    let square = DisplayListRecorder(width: 4, height: 4).finish()

    #expect(!empty.problems.isEmpty)
    #expect(MissingFonts.words(of: square, empty) == nil)
    _ = list("写真", bare)
    #expect(MissingFonts.words(of: list("Hello", bare), bare) == nil)
  }

  private static var dot: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
  }

  @Test func whatEveryAssertionWouldSayIsSaidOnce() throws {
    let package = ScratchPackage()
    var diffing = Diffing<UIImage>.image
    diffing.picture?.obstacle = { _ in
      SnapshotProblem(
        words: "no font of that name", code: "fonts", shortWords: MissingFonts.shortWords)
    }
    let strategy = Snapshotting<UIImage, UIImage>(pathExtension: "png", diffing: diffing)

    #expect(package.verify(Self.dot, as: strategy, named: "a") == "no font of that name")
    #expect(package.verify(Self.dot, as: strategy, named: "b") == MissingFonts.shortWords)
  }

  @Test func anObstacleFailsBeforeAnythingIsWritten() throws {
    let package = ScratchPackage()
    var diffing = Diffing<UIImage>.image
    diffing.picture?.obstacle = { _ in SnapshotProblem(words: "no font", code: "fonts") }
    let strategy = Snapshotting<UIImage, UIImage>(pathExtension: "png", diffing: diffing)

    #expect(package.verify(Self.dot, as: strategy, record: .all) == "no font")
    #expect(package.bytes(PictureTests.reference) == nil)
    #expect(package.lines.map(\.problem) == ["fonts"])
  }
}
