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

  /// Areas without ink that ink closes in.
  private func openings(_ rows: [[UInt32]]) -> Int {
    let free = rows.map { row in [true] + row.map { $0 >> 24 < 64 } + [true] }
    let border = [Bool](repeating: true, count: free[0].count)
    return areas([border] + free + [border]) - 1
  }

  /// Pieces of ink that don't touch each other.
  private func pieces(_ rows: [[UInt32]]) -> Int {
    areas(rows.map { row in row.map { $0 >> 24 > 191 } })
  }

  /// Connected areas, those of some pixels aside.
  private func areas(_ isInside: [[Bool]]) -> Int {
    var (isInside, count) = (isInside, 0)
    for y in isInside.indices {
      for x in isInside[y].indices where isInside[y][x] {
        if Self.fill(&isInside, x, y) > 12 { count += 1 }
      }
    }
    return count
  }

  private static func fill(_ isInside: inout [[Bool]], _ x: Int, _ y: Int) -> Int {
    var (next, count) = ([(x, y)], 0)
    isInside[y][x] = false
    while let (x, y) = next.popLast() {
      count += 1
      for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard isInside.indices.contains(y), isInside[y].indices.contains(x), isInside[y][x] else {
          continue
        }
        isInside[y][x] = false
        next.append((x, y))
      }
    }
    return count
  }

  @Test(arguments: [
    "hammer", "eye", "fan", "printer", "camera", "doc.text", "calendar", "gift", "trash", "map",
    "gearshape", "keyboard", "8.circle", "wand.and.stars", "shippingbox", "key",
    // Glyphs within others, whose strokes are as wide as if they were alone.
    "at.circle", "eurosign.circle", "30.circle", "camera.circle", "bell.circle",
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

  /// Pieces that are apart stay apart: a mark and its dot, the lines of a list and their stars.
  @Test(arguments: [
    "exclamationmark.circle", "questionmark.circle.fill", "line.3.horizontal.circle", "list.star",
    "50.square.fill",
  ])
  func heavyStrokesDoNotJoinPieces(name: String) throws {
    #expect(try pieces(image(name, .black)) == pieces(image(name, .regular)))
  }

  /// A stroke that is limited is thinner where its symbol is smaller.
  @Test func theLimitShrinksWithTheSymbol() throws {
    let small = SymbolOutline("100 100 10 s M0 0 L100 0").drawing(isFilled: false)
      .fitted(in: CGRect(x: 0, y: 0, width: 50, height: 50))

    #expect(small.parts.map { $0.width(8) } == [5])
    #expect(small.parts.map { $0.width(4) } == [4])
  }
}
