import Foundation
import Testing

/// Nobody may change a pixel without raising `rendererVersion`: references carry it, so that a client who updates
/// learns why pictures differ, and it is part of what a display list's hash promises.
struct GalleryPixelsTests {
  /// `Scripts/record-gallery` sets it.
  private static let isPinning = ProcessInfo.processInfo.environment["DARKROOM_PIN_PIXELS"] == "1"

  @Test func pixelsChangeOnlyWithTheRendererVersion() throws {
    let now = try GalleryPixels(
      referencesIn: Repository.root.appending(path: "__Snapshots__"), module: "DarkroomGalleryTests"
    )
    let pinned = try #require(GalleryPixels(text: Repository.text(GalleryPixels.path)))

    #expect(!now.digests.isEmpty)
    #expect(!now.digests.values.contains("unstamped"))
    let problem = now.problem(against: pinned)
    if Self.isPinning, now.renderer > pinned.renderer || problem?.contains("out of date") == true {
      try now.text.write(
        to: Repository.root.appending(path: GalleryPixels.path), atomically: true, encoding: .utf8)
    } else if let problem {
      Issue.record(Comment(rawValue: problem))
    }
  }

  @Test func otherPixelsNeedAnotherVersion() throws {
    let pinned = GalleryPixels(renderer: 4, digests: ["a.png": "11", "b.png": "22"])
    var now = pinned
    now.digests["b.png"] = "33"

    let problem = try #require(now.problem(against: pinned))
    #expect(problem.contains("(b.png), but rendererVersion is still 4. Raise it by one in"))
    now.renderer = 5
    #expect(now.problem(against: pinned)?.contains("run Scripts/record-gallery and commit") == true)
    #expect(now.problem(against: now) == nil)
  }

  @Test func newPicturesAndNewVersionsArePinned() {
    let pinned = GalleryPixels(renderer: 4, digests: ["a.png": "11"])

    #expect(
      GalleryPixels(renderer: 4, digests: ["a.png": "11", "b.png": "22"]).problem(against: pinned)
        == "Tests/ArchitectureTests/GalleryPixels.txt is out of date: run Scripts/record-gallery and commit it."
    )
    #expect(GalleryPixels(renderer: 4, digests: [:]).problem(against: pinned) != nil)
    #expect(GalleryPixels(renderer: 5, digests: ["a.png": "11"]).problem(against: pinned) != nil)
  }

  @Test func theTextReadsBack() {
    let pixels = GalleryPixels(renderer: 4, digests: ["a/b c.png": "11", "A.png": "22"])

    #expect(pixels.text == "renderer 4\n22 A.png\n11 a/b c.png\n")
    #expect(GalleryPixels(text: pixels.text) == pixels)
    #expect(GalleryPixels(text: "no version") == nil)
  }
}
