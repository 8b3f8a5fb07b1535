/// A map that sinks write into.
///
/// Sinks are values, so one that contained the map would copy it with itself.
final class OwnerCanvas {
  var map: OwnerMap

  init(_ map: consuming OwnerMap) { self.map = map }
}

/// Writes an owner wherever there is coverage.
struct OwnerSink: PixelSink {
  private let canvas: OwnerCanvas
  private let ink: OwnerInk
  private var y = 0

  init(_ ink: OwnerInk, _ canvas: OwnerCanvas) {
    self.ink = ink
    self.canvas = canvas
  }

  mutating func begin(row y: Int) { self.y = y }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    guard coverage == 255, let source = ink.source else {
      canvas.map.set(ink, isOpaque: coverage == 255, x: x, length: length, y: y)
      return
    }
    for (index, isOpaque) in source.row(x: x, y: y, count: length).enumerated() {
      canvas.map.set(ink, isOpaque: isOpaque, x: x + index, y: y)
    }
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    canvas.map.set(
      ink, coverage: coverage, opaque: ink.source?.row(x: x, y: y, count: coverage.count), x: x,
      y: y)
  }
}
