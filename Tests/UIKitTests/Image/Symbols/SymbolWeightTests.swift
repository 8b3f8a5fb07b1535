import Foundation
import Testing

@testable import DarkroomUIKit

/// What heavy strokes leave open.
@MainActor
struct SymbolWeightTests {
  private func image(_ name: String, _ weight: UIImage.SymbolWeight) throws -> [[UInt32]] {
    try #require(
      UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: weight)), "\(name)"
    ).pixelRows
  }

  /// Areas without ink that ink closes in, those of some pixels aside.
  private func openings(_ rows: [[UInt32]]) -> Int {
    var isFree = rows.map { row in [true] + row.map { $0 >> 24 < 64 } + [true] }
    let border = [Bool](repeating: true, count: isFree[0].count)
    isFree = [border] + isFree + [border]
    var count = 0
    for y in isFree.indices {
      for x in border.indices where isFree[y][x] {
        if Self.fill(&isFree, x, y) > 12 { count += 1 }
      }
    }
    return count - 1
  }

  private static func fill(_ isFree: inout [[Bool]], _ x: Int, _ y: Int) -> Int {
    var (next, count) = ([(x, y)], 0)
    isFree[y][x] = false
    while let (x, y) = next.popLast() {
      count += 1
      for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard isFree.indices.contains(y), isFree[y].indices.contains(x), isFree[y][x] else {
          continue
        }
        isFree[y][x] = false
        next.append((x, y))
      }
    }
    return count
  }

  @Test(arguments: [
    "hammer", "eye", "fan", "printer", "camera", "doc.text", "calendar", "gift", "trash", "map",
    "gearshape", "keyboard", "8.circle", "wand.and.stars", "shippingbox", "key",
  ])
  func heavyStrokesLeaveGapsOpen(name: String) throws {
    let regular = openings(try image(name, .regular))

    #expect(regular > 0)
    for weight in [UIImage.SymbolWeight.heavy, .black] {
      #expect(openings(try image(name, weight)) == regular, "\(weight)")
    }
  }

  @Test(arguments: ["hammer", "eye", "printer", "doc.text", "circle"])
  func heavySymbolsHaveMoreInkAllTheSame(name: String) throws {
    func ink(_ rows: [[UInt32]]) -> Int { rows.joined().reduce(0) { $0 + Int($1 >> 24) } }

    #expect(try ink(image(name, .black)) > ink(image(name, .regular)) * 6 / 5)
  }

  /// A stroke that is limited is thinner where its symbol is smaller.
  @Test func theLimitShrinksWithTheSymbol() throws {
    let small = SymbolOutline("100 100 10 s M0 0 L100 0").drawing(isFilled: false)
      .fitted(in: CGRect(x: 0, y: 0, width: 50, height: 50))

    #expect(small.parts.map { $0.width(8) } == [5])
    #expect(small.parts.map { $0.width(4) } == [4])
  }
}
