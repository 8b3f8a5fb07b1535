package import DarkroomRaster

/// The distance by which a part of a picture has moved from another one.
package struct PictureShift: Equatable, Sendable {
  /// The distance to the right, in pixels.
  package let x: Int
  /// The distance downwards, in pixels.
  package let y: Int

  /// How far a channel may be away, of 255, and which share of the pixels may be further: edges between two pixels.
  private static let step = 12
  private static let share = 0.01
  /// More pixels than that are looked at by samples of their rows.
  private static let most = 120_000

  /// Straight moves within the reach, and slanted ones by a few pixels; the shortest that fits.
  ///
  /// - Parameter part: The part of the actual picture.
  /// - Returns: The shift, or nil if the part has no match, or is so even that it would match anywhere.
  package init?(of part: IntRect, in actual: Pixmap, from reference: Pixmap, reach: Int) {
    let whole = IntRect(minX: 0, minY: 0, maxX: actual.width, maxY: actual.height)
    let part = part.intersection(whole)
    guard !part.isEmpty, Self.hasContrast(part, of: actual) else { return nil }
    let straight = (1...max(1, reach)).flatMap { [(0, $0), (0, -$0), ($0, 0), (-$0, 0)] }
    let near = (-3...3).filter { $0 != 0 }
    let slanted = near.flatMap { x in near.map { (x, $0) } }
    let candidates = (straight + slanted).sorted {
      (abs($0.0) + abs($0.1), $0.1, $0.0) < (abs($1.0) + abs($1.1), $1.1, $1.0)
    }
    guard let found = candidates.first(where: { Self.fits($0, part, actual, reference) }) else {
      return nil
    }
    (x, y) = found
  }

  /// Returns whether enough of the part stands out to be recognized.
  private static func hasContrast(_ part: IntRect, of picture: Pixmap) -> Bool {
    guard let most = ColorCounts(of: picture, in: part).most else { return false }
    let count = part.width * part.height
    return count >= 16 && Double(count - most.count) >= 0.04 * Double(count)
  }

  private static func fits(
    _ shift: (x: Int, y: Int), _ part: IntRect, _ actual: Pixmap, _ reference: Pixmap
  ) -> Bool {
    let moved = IntRect(
      minX: part.minX - shift.x, minY: part.minY - shift.y, maxX: part.maxX - shift.x,
      maxY: part.maxY - shift.y)
    guard
      IntRect(minX: 0, minY: 0, maxX: reference.width, maxY: reference.height).contains(moved)
    else { return false }
    let stride = max(1, part.width * part.height / most)
    var left = Int(share * Double(part.width * part.height / stride))
    for y in Swift.stride(from: part.minY, to: part.maxY, by: stride) {
      for x in part.minX..<part.maxX {
        let (new, old) = (actual[x, y], reference[x - shift.x, y - shift.y])
        guard new != old, PixelChannels.largestDifference(new, old) > step else { continue }
        left -= 1
        if left < 0 { return false }
      }
    }
    return true
  }
}
