package import DarkroomRaster

/// The pixels that stand out from an even ground in a part of a picture, such as the letters of a text.
package struct Ink: Equatable, Sendable {
  /// The value that most pixels of the part have, premultiplied.
  package let ground: UInt32
  /// The share of the part's pixels that have the ground's value, from 0 to 1.
  ///
  /// Letters cover a third of their place at most: much less of an even ground means a picture or a gradient.
  package let evenness: Double
  /// The box of all pixels that stand out, or nil if there are none.
  package let box: IntRect?
  /// The most frequent value of the pixels that stand out, or nil if only few pixels share a value.
  package let color: UInt32?
  /// The number of lines of letters; accents and dots do not count as lines.
  package let lines: Int

  /// The smallest channel difference, of 255, by which a pixel stands out; less is the slope of a shadow.
  private static let step = 24
  /// Slopes of letters have many values, each for a few pixels.
  private static let fewest = 12

  /// - Parameters:
  ///   - part: in pixels, such as a label's place.
  ///   - reach: in pixels, around the part; there what the other picture has, too, belongs to something else.
  package init(in part: IntRect, of picture: Pixmap, reaching reach: IntRect, unlike other: Pixmap)
  {
    let whole = IntRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let part = part.intersection(whole)
    let most = ColorCounts(of: picture, in: part).most
    ground = most?.value ?? 0
    evenness = most.map { Double($0.count) / Double(part.width * part.height) } ?? 0
    let shared = IntRect(minX: 0, minY: 0, maxX: other.width, maxY: other.height)
    let area = reach.union(part).intersection(whole)
    let ground = ground
    let rules = Rules(in: area, of: picture, ground, step: Self.step)
    func standsOut(_ x: Int, _ y: Int) -> Bool {
      guard !rules.rows[y - area.minY], !rules.columns[x - area.minX] else { return false }
      let pixel = picture[x, y]
      guard pixel != ground, PixelChannels.largestDifference(pixel, ground) > Self.step else {
        return false
      }
      let place = IntRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      return part.contains(place) || !shared.contains(place)
        || PixelChannels.largestDifference(pixel, other[x, y]) > Self.step
    }
    var inner = IntRect.empty
    var colors = ColorCounts()
    for y in part.minY..<max(part.minY, part.maxY) {
      for x in part.minX..<max(part.minX, part.maxX) where standsOut(x, y) {
        inner = inner.union(IntRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
        colors.add(picture[x, y], 1)
      }
    }
    color = colors.most.flatMap { $0.count >= Self.fewest ? $0.value : nil }
    guard !inner.isEmpty else {
      (box, lines) = (nil, 0)
      return
    }
    // Letters lie close to one another; what lies further away, such as a line above a text, is no part of it.
    let rows = (area.minY..<area.maxY).map { y in
      (area.minX..<area.maxX).contains { standsOut($0, y) }
    }
    let down = Self.grown(
      inner.minY - area.minY..<inner.maxY - area.minY, rows, gap: max(1, inner.height / 8))
    let columns = (area.minX..<area.maxX).map { x in
      down.contains { standsOut(x, area.minY + $0) }
    }
    let across = Self.grown(
      inner.minX - area.minX..<inner.maxX - area.minX, columns, gap: inner.height)
    box = IntRect(
      minX: area.minX + across.lowerBound, minY: area.minY + down.lowerBound,
      maxX: area.minX + across.upperBound, maxY: area.minY + down.upperBound)
    lines = Self.lines(rows[down])
  }

  /// A range, and what stands out beside it with no wider gap between.
  private static func grown(_ range: Range<Int>, _ isInked: [Bool], gap: Int) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while let next = (max(0, start - gap - 1)..<start).last(where: { isInked[$0] }) { start = next }
    while let next = (end..<min(isInked.count, end + gap + 1)).first(where: { isInked[$0] }) {
      end = next + 1
    }
    return start..<end
  }

  /// Returns the number of runs of rows that are at least a third as high as the highest.
  private static func lines(_ isInked: ArraySlice<Bool>) -> Int {
    var heights: [Int] = []
    var height = 0
    for isInked in isInked + [false] {
      if isInked {
        height += 1
      } else if height > 0 {
        heights.append(height)
        height = 0
      }
    }
    let tallest = heights.max() ?? 0
    return heights.count { 3 * $0 > tallest }
  }
}

/// Lines across a part of a picture, such as a bar's hairline or a border beside a text.
///
/// Unlike letters, they fill whole rows or columns.
private struct Rules {
  let rows: [Bool]
  let columns: [Bool]

  init(in area: IntRect, of picture: Pixmap, _ ground: UInt32, step: Int) {
    let places = (
      across: area.minX..<max(area.minX, area.maxX), down: area.minY..<max(area.minY, area.maxY)
    )
    func isUnlike(_ x: Int, _ y: Int) -> Bool {
      PixelChannels.largestDifference(picture[x, y], ground) > step
    }
    rows = places.down.map { y in places.across.allSatisfy { isUnlike($0, y) } }
    columns = places.across.map { x in places.down.allSatisfy { isUnlike(x, $0) } }
  }
}

/// A count of the pixels of each value.
struct ColorCounts {
  private var counts: [UInt32: Int] = [:]

  init() {}

  init(of picture: Pixmap, in part: IntRect) {
    for y in part.minY..<max(part.minY, part.maxY) {
      var start = part.minX
      while start < part.maxX {
        let value = picture[start, y]
        var end = start + 1
        while end < part.maxX, picture[end, y] == value { end += 1 }
        add(value, end - start)
        start = end
      }
    }
  }

  mutating func add(_ value: UInt32, _ count: Int) { counts[value, default: 0] += count }

  /// The most frequent value, and the smallest one among equals, or nil if nothing was counted.
  var most: (value: UInt32, count: Int)? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}
