/// For each pixel, which layer drew it last.
package struct OwnerMap: Sendable {
  /// In pixels; outside of it nothing has an owner.
  package let area: IntRect
  /// Row by row of the area; −1 for none.
  private var owners: [Int32]

  init(_ area: IntRect) {
    self.area = area.isEmpty ? .empty : area
    owners = [Int32](repeating: -1, count: self.area.width * self.area.height)
  }

  private func place(_ x: Int, _ y: Int) -> Int { (y - area.minY) * area.width + x - area.minX }

  /// The owner of the topmost operation with any coverage at a pixel; nil where nothing was drawn, where what
  /// was drawn has no owner, and outside of the area.
  package func owner(atX x: Int, y: Int) -> Int32? {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return nil }
    let owner = owners[place(x, y)]
    return owner < 0 ? nil : owner
  }

  /// The owners in a region and how many of its pixels each has, the largest share first.
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

  /// Takes back what was drawn since `earlier` where `mask` has no owner.
  mutating func restore(_ earlier: OwnerMap, whereUnowned mask: OwnerMap) {
    for i in owners.indices where mask.owners[i] < 0 { owners[i] = earlier.owners[i] }
  }

  mutating func set(_ owner: Int32, x: Int, y: Int) { owners[place(x, y)] = owner }
}

/// Writes an owner wherever there is coverage.
struct OwnerSink: PixelSink {
  private(set) var map: OwnerMap
  private let owner: Int32
  private var y = 0

  init(_ owner: Int32, _ map: consuming OwnerMap) {
    self.owner = owner
    self.map = map
  }

  mutating func begin(row y: Int) { self.y = y }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    for x in x..<x + length { map.set(owner, x: x, y: y) }
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    for i in 0..<coverage.count where coverage[i] > 0 { map.set(owner, x: x + i, y: y) }
  }
}
