/// For each pixel, the layer that drew it last.
package struct OwnerMap: Sendable {
  /// The area in pixels; outside of it no pixel has an owner.
  package let area: IntRect
  /// The owners row by row; −1 means none.
  private var owners: [Int32]
  /// Whether anything of a noted owner is visible, row by row; empty if no owner is noted.
  private var shown: [Bool]

  init(_ area: IntRect, notes: Bool = false) {
    self.area = area.isEmpty ? .empty : area
    owners = [Int32](repeating: -1, count: self.area.width * self.area.height)
    shown = [Bool](repeating: false, count: notes ? owners.count : 0)
  }

  private func place(_ x: Int, _ y: Int) -> Int { (y - area.minY) * area.width + x - area.minX }

  /// The owner of the topmost operation with any coverage at a pixel; nil if nothing was drawn, if the drawing has no
  /// owner, and outside the area.
  package func owner(atX x: Int, y: Int) -> Int32? {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return nil }
    let owner = owners[place(x, y)]
    return owner < 0 ? nil : owner
  }

  /// Whether anything that a noted owner has drawn is visible at a pixel, because nothing opaque covers it.
  ///
  /// Drawings that cover only a part of the pixel, such as the edge of a letter, leave it visible. The result is false
  /// if no owner was noted, and outside the area.
  package func shows(atX x: Int, y: Int) -> Bool {
    guard !shown.isEmpty, x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY
    else { return false }
    return shown[place(x, y)]
  }

  /// The owners of the area's pixels in one row; −1 means none.
  package func owners(ofRow y: Int) -> ArraySlice<Int32> {
    let first = place(area.minX, y)
    return owners[first..<first + area.width]
  }

  /// The results of `shows` for the area's pixels in one row; empty if no owner was noted.
  package func shown(ofRow y: Int) -> ArraySlice<Bool> {
    if shown.isEmpty { return [] }
    let first = place(area.minX, y)
    return shown[first..<first + area.width]
  }

  /// The owners in a region with their numbers of pixels, beginning with the largest.
  package func owners(in region: IntRect) -> [(owner: Int32, pixels: Int)] {
    let visible = region.intersection(area)
    guard !visible.isEmpty else { return [] }
    var counts: [Int32: Int] = [:]
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX { counts[owners[place(x, y)], default: 0] += 1 }
    }
    counts[-1] = nil
    return counts.map { (owner: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.owner) < ($0.pixels, $1.owner) }
  }

  /// Restores the state in `earlier` for pixels that have no owner in `mask`.
  mutating func restore(_ earlier: OwnerMap, whereUnowned mask: OwnerMap) {
    for i in owners.indices where mask.owners[i] < 0 {
      owners[i] = earlier.owners[i]
      if !shown.isEmpty { shown[i] = earlier.shown[i] }
    }
  }

  /// - Parameter isOpaque: whether it hides everything beneath.
  mutating func set(_ ink: OwnerInk, isOpaque: Bool, x: Int, length: Int = 1, y: Int) {
    let first = place(x, y)
    let run = first..<first + length
    Self.fill(&owners, run, with: ink.owner)
    switch ink.effect {
    case .none: break
    case .shows: Self.fill(&shown, run, with: true)
    case .hides: if isOpaque { Self.fill(&shown, run, with: false) }
    }
  }

  private static func fill<Value>(_ values: inout [Value], _ run: Range<Int>, with value: Value) {
    var span = values.mutableSpan
    for place in run { span[place] = value }
  }

  /// - Parameter opaque: where the ink is opaque; nil if it is opaque everywhere.
  mutating func set(
    _ ink: OwnerInk, coverage: Span<UInt8>, opaque: [Bool]?, x: Int, y: Int
  ) {
    let first = place(x, y)
    var owners = owners.mutableSpan
    for i in coverage.indices where coverage[i] > 0 { owners[first + i] = ink.owner }
    guard ink.effect != .none else { return }
    var shown = shown.mutableSpan
    switch ink.effect {
    case .none: break
    case .shows: for i in coverage.indices where coverage[i] > 0 { shown[first + i] = true }
    case .hides:
      for i in coverage.indices where coverage[i] == 255 && opaque?[i] != false {
        shown[first + i] = false
      }
    }
  }
}

/// The owner of an operation, and the operation's effect on drawings of noted owners beneath it.
struct OwnerInk {
  enum Effect {
    case none
    /// Its owner is noted.
    case shows
    /// A drawing that covers a whole pixel hides everything beneath.
    case hides
  }

  var owner: Int32
  var effect = Effect.none
  /// Where the source is opaque; nil if it is opaque everywhere.
  var source: SourceOpacity?
}
