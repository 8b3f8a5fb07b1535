package import DarkroomRaster

/// A replacement of one color by another in all pixels that differ.
///
/// Edges, where both colors are blended with their surroundings, count too. They differ in the same direction but by
/// less, and lie beside pixels that have changed completely. If the old color is still visible, a replacement cannot be
/// detected.
package struct ColorReplacement: Equatable, Sendable {
  /// The old color, as premultiplied RGBA8.
  package let old: UInt32
  package let new: UInt32

  /// The largest number of pixels of a picture that is examined.
  private static let mostPixels = 8_388_608
  /// The largest distance of an edge pixel from a completely changed pixel.
  private static let reach = 2
  /// The tolerance for rounding in a channel.
  private static let slack = 2

  package init?(_ reference: any PictureRows, _ actual: any PictureRows) {
    guard reference.width == actual.width, reference.height == actual.height,
      reference.pixelCount <= Self.mostPixels
    else { return nil }
    self.init(
      before: Self.pixels(of: reference), after: Self.pixels(of: actual), width: actual.width)
  }

  init?(before: [UInt32], after: [UInt32], width: Int) {
    guard before.count == after.count, width > 0,
      let pair = Self.commonest(before, after)
    else { return nil }
    (old, new) = pair
    guard !after.contains(old), explainsAll(before, after, width) else { return nil }
  }

  private static func pixels(of picture: any PictureRows) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(picture.pixelCount)
    let rows = picture.reader()
    while let band = rows.next() { pixels += band }
    return pixels
  }

  private struct Pair: Hashable {
    var old: UInt32
    var new: UInt32
  }

  private static func commonest(
    _ before: [UInt32], _ after: [UInt32]
  ) -> (old: UInt32, new: UInt32)? {
    var counts: [Pair: Int] = [:]
    for (old, new) in zip(before, after) where old != new {
      counts[Pair(old: old, new: new), default: 0] += 1
    }
    let most = counts.max { a, b in
      (a.value, b.key.old, b.key.new) < (b.value, a.key.old, a.key.new)
    }
    return most.map { ($0.key.old, $0.key.new) }
  }

  private func explainsAll(_ before: [UInt32], _ after: [UInt32], _ width: Int) -> Bool {
    for index in before.indices where before[index] != after[index] {
      if before[index] == old, after[index] == new { continue }
      guard isEdge(before[index], after[index]), isNearWhole(index, before, after, width) else {
        return false
      }
    }
    return true
  }

  /// Returns whether a pixel changed by a part of the difference, in the same direction.
  private func isEdge(_ before: UInt32, _ after: UInt32) -> Bool {
    let way = Self.steps(from: old, to: new)
    let step = Self.steps(from: before, to: after)
    guard let longest = way.indices.max(by: { abs(way[$0]) < abs(way[$1]) }), way[longest] != 0
    else { return false }
    let part = Double(step[longest]) / Double(way[longest])
    guard part > 0, part <= 1 else { return false }
    return way.indices.allSatisfy { channel in
      abs(Double(step[channel]) - part * Double(way[channel])) <= Double(Self.slack)
    }
  }

  private func isNearWhole(
    _ index: Int, _ before: [UInt32], _ after: [UInt32], _ width: Int
  ) -> Bool {
    let (x, y) = (index % width, index / width)
    for row in max(0, y - Self.reach)...min(before.count / width - 1, y + Self.reach) {
      for column in max(0, x - Self.reach)...min(width - 1, x + Self.reach) {
        let place = row * width + column
        if before[place] == old, after[place] == new { return true }
      }
    }
    return false
  }

  private static func steps(from old: UInt32, to new: UInt32) -> [Int] {
    stride(from: UInt32(0), through: 24, by: 8).map { Int(new >> $0 & 255) - Int(old >> $0 & 255) }
  }
}
