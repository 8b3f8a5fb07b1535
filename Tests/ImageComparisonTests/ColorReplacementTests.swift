import DarkroomRaster
import Testing

@testable import DarkroomImageComparison

/// One color in the place of another in all pixels that differ.
struct ColorReplacementTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let blue: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let black: UInt32 = 0xFF00_0000

  private func replacement(_ old: [UInt32], _ new: [UInt32]) -> ColorReplacement? {
    ColorReplacement(before: old, after: new, width: 4)
  }

  @Test func aColorThatIsGoneWasReplaced() throws {
    let found = try #require(
      replacement([white, blue, blue, black], [white, green, green, black]))

    #expect((found.old, found.new) == (blue, green))
  }

  /// Half of the way over white.
  @Test func edgesWentAPartOfTheWay() {
    #expect(
      replacement([white, 0xFFFF_8080, blue, white], [white, 0xFF80_FF80, green, white]) != nil)
  }

  @Test func anotherColorIsAnotherReason() {
    #expect(replacement([blue, blue, black, white], [green, green, white, white]) == nil)
    #expect(replacement([blue, black, white, white], [green, blue, white, white]) == nil)
  }

  /// Nobody can tell whether it was replaced there, or something was drawn over it.
  @Test func aColorThatIsStillSeenWasNotReplaced() {
    #expect(replacement([white, white, white, white], [white, black, black, white]) == nil)
  }

  /// Gray differs in the direction of black, and is a group of its own.
  @Test func aSurfaceFarFromTheColorIsNoEdge() {
    let old = [
      black, white, white, white, white, white, white, white, white, white, white, 0xFF88_8888,
    ]
    var new = old
    (new[0], new[11]) = (0xFF33_3333, 0xFF99_9999)

    #expect(ColorReplacement(before: old, after: new, width: 12) == nil)
  }

  @Test func equalPicturesHaveNone() {
    #expect(replacement([white, blue, blue, black], [white, blue, blue, black]) == nil)
  }
}
