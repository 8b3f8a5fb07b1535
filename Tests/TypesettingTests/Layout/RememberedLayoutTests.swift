import DarkroomRaster
import Testing

@testable import DarkroomTypesetting

struct RememberedLayoutTests {
  @Test func sameTextInTheSameRoomIsLaidOutOnce() throws {
    let cache = LayoutCache(capacity: 8)
    let text = try text("General")

    let first = TextLayout.remembered(text, .none, in: cache)
    let second = TextLayout.remembered(text, .none, in: cache)

    #expect(cache.count == 1)
    #expect(first.size == second.size && first.size == TextLayout(text).size)
  }

  @Test func anotherRoomGivesOtherLines() throws {
    let cache = LayoutCache(capacity: 8)
    let text = try text("General settings")

    let wide = TextLayout.remembered(text, .none, in: cache)
    let narrow = TextLayout.remembered(text, TextConstraints(width: 80), in: cache)

    #expect(wide.lines.count == 1 && narrow.lines.count == 2)
  }

  @Test func sameLettersKeepTheirOwnStyles() throws {
    let cache = LayoutCache(capacity: 8)
    let black = try text("On")
    let white = try text("On") { $0.color = .white }

    _ = TextLayout.remembered(black, .none, in: cache)

    #expect(TextLayout.remembered(white, .none, in: cache).text == white)
    #expect(TextLayout.remembered(black, .none, in: cache).text == black)
  }

  @Test func layoutsThatNobodyAsksForAreDropped() throws {
    let cache = LayoutCache(capacity: 4)
    for number in 0..<100 { _ = TextLayout.remembered(try text("\(number)"), .none, in: cache) }

    #expect(cache.count <= 8)
  }

  @Test func longTextsAndPicturesInTextsAreNotHeld() throws {
    let cache = LayoutCache(capacity: 4)
    let attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 10, height: 10)) { _, _ in }

    _ = TextLayout.remembered(try text(String(repeating: "long ", count: 101)), .none, in: cache)
    _ = TextLayout.remembered(try text("\u{FFFC}") { $0.attachment = attachment }, .none, in: cache)

    #expect(cache.count == 0)
  }
}
