import DarkroomRaster
import Testing

@testable import DarkroomTypesetting

struct LayoutCacheTests {
  @Test func sameTextInTheSameRoomIsLaidOutOnce() throws {
    let cache = LayoutCache(capacity: 8)
    let text = try text("General")

    let first = cache.layout(of: text, in: .none)
    let second = cache.layout(of: text, in: .none)

    #expect(cache.count == 1)
    #expect(first.size == second.size && first.size == TextLayout(text).size)
  }

  @Test func anotherRoomGivesOtherLines() throws {
    let cache = LayoutCache(capacity: 8)
    let text = try text("General settings")

    let wide = cache.layout(of: text, in: .none)
    let narrow = cache.layout(of: text, in: TextConstraints(width: 80))

    #expect(wide.lines.count == 1 && narrow.lines.count == 2)
  }

  @Test func sameLettersKeepTheirOwnStyles() throws {
    let cache = LayoutCache(capacity: 8)
    let black = try text("On")
    let white = try text("On") { $0.color = .white }

    _ = cache.layout(of: black, in: .none)

    #expect(cache.layout(of: white, in: .none).text == white)
    #expect(cache.layout(of: black, in: .none).text == black)
  }

  @Test func layoutsThatNobodyAsksForAreDropped() throws {
    let cache = LayoutCache(capacity: 4)
    for number in 0..<100 { _ = cache.layout(of: try text("\(number)"), in: .none) }

    #expect(cache.count <= 8)
  }

  @Test func longTextsAndPicturesInTextsAreNotHeld() throws {
    let cache = LayoutCache(capacity: 4)
    let attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 10, height: 10)) { _, _ in }

    _ = cache.layout(of: try text(String(repeating: "long ", count: 100)), in: .none)
    _ = cache.layout(of: try text("\u{FFFC}") { $0.attachment = attachment }, in: .none)

    #expect(cache.count == 0)
  }
}
