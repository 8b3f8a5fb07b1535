import Foundation
import Testing

@testable import DarkroomUIKit

/// Symbols of Apple's that are not drawn here, and names that are none.
@MainActor
struct MissingSymbolTests {
  @Test(arguments: [
    "star", "0.circle", "figure.badminton", "applelogo", "zzz", "character.book.closed.fill.ja",
    "point.topleft.down.curvedto.point.bottomright.up", "document.badge.gearshape.fill",
    "inset.filled.rectangle.portrait", "31.calendar.hi", "smiley",
  ])
  func theListHasTheNamesOfApple(name: String) {
    #expect(SymbolNames.contains(name))
  }

  @Test(arguments: [
    "", "no.such.symbol", "star.fil", "Star", "star.zz", "star.ar", "ar", ".fill", "_a",
  ])
  func theListHasNoOthers(name: String) {
    #expect(!SymbolNames.contains(name))
  }

  @Test func namesThatBeginAlikeAreReadOneByOne() {
    #expect(
      SymbolNames.names(in: "AstarE.fillFfilterAx") == ["star", "star.fill", "star.filter", "x"])
  }

  /// Our rules would draw them all.
  @Test(arguments: [
    "star.badge.plus.badge.minus", "heart.on.heart", "tree.seal", "leaf.diamond.fill", "wrench.3",
    "bell.badge.star", "a.circle.ar", "gear.slash", "bluetooth",
  ])
  func aNameThatAppleLacksIsNilWhateverOurRulesDraw(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  /// As on iOS: code asks whether there is such a symbol.
  @Test func aNameThatIsInNoListIsNil() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  private func missing(_ name: String, _ pointSize: CGFloat) throws -> UIImage {
    let symbol = SymbolImage(
      name: name, picture: .missing(.missing(name)),
      configuration: UIImage.SymbolConfiguration(pointSize: pointSize))
    return UIImage(try #require(symbol.content()))
  }

  @Test(arguments: [11, 17, 40] as [CGFloat])
  func aBoxIsAsLargeAsItsClass(pointSize: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    for (name, other) in [("no.such.circle", "circle"), ("no.such.square.fill", "square")] {
      let drawn = try #require(UIImage(systemName: other, withConfiguration: configuration))
      #expect(try missing(name, pointSize).size == drawn.size, "\(name)")
    }
  }

  /// Dots with gaps: neither nothing nor a line, at the smallest size too.
  @Test(arguments: [11, 17, 40] as [CGFloat])
  func aBoxIsDotted(pointSize: CGFloat) throws {
    try LayoutScene.at(scale: 3) {
      let rows = try missing("no.such.symbol", pointSize).pixelRows
      let inked = rows.first { $0.contains { $0 >> 24 > 200 } } ?? []
      let changes = zip(inked, inked.dropFirst()).count { ($0 >> 24 > 100) != ($1 >> 24 > 100) }

      #expect(changes >= 8)
      #expect(rows[rows.count / 2][rows[0].count / 2] == 0)
    }
  }

  @Test func anImageViewNamesWhatItHasNoPictureFor() throws {
    #expect(UIImageView(image: try missing("no.such.symbol", 17)).missingSymbol == "no.such.symbol")
    #expect(UIImageView(image: UIImage(systemName: "star")).missingSymbol == nil)
  }
}
