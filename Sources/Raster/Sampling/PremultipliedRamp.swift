/// A color ramp with premultiplied colors, as pieces in which every channel changes evenly.
///
/// - SeeAlso: W3C, CSS Images Module Level 3, "Coloring the Gradient Line", for mixing premultiplied colors, and for an
///   offset that is less than one before. We differ: transparent black may lie before and after.
struct PremultipliedRamp: Sendable {
  /// Stops closer together than this make a hard edge: a change within less could not be computed.
  private static let shortest = 1e-9

  /// From offset 0 to 1, without gaps; never empty.
  let pieces: [RampPiece]
  /// The colors outside of 0…1: the colors of the ends, or transparent black.
  let before: UInt32
  let after: UInt32
  /// Whether alpha is 255 from 0 to 1.
  let hasOpaqueColors: Bool
  let isOpaque: Bool

  init(_ ramp: ColorRamp, opacity: Double) {
    let stops = ramp.stops.map { PremultipliedStop($0, opacity: opacity) }
    pieces = Self.pieces(stops)
    before = ramp.extendsBefore ? stops.first?.pixel ?? 0 : 0
    after = ramp.extendsAfter ? stops.last?.pixel ?? 0 : 0
    hasOpaqueColors = !stops.isEmpty && stops.allSatisfy { $0.pixel >= 0xff00_0000 }
    isOpaque = hasOpaqueColors && ramp.extendsBefore && ramp.extendsAfter
  }

  private static func pieces(_ stops: [PremultipliedStop]) -> [RampPiece] {
    var pieces: [RampPiece] = []
    var (start, color) = (0.0, stops.first?.color ?? .zero)
    for stop in stops {
      if stop.offset - start >= shortest {
        pieces.append(RampPiece(from: start, color, to: stop.offset, stop.color))
        start = stop.offset
      }
      color = stop.color
    }
    if start < 1 || pieces.isEmpty {
      pieces.append(RampPiece(from: start, color, to: 1, color))
    }
    return pieces
  }

  /// The color at an offset from 0 to 1; `before` below, also for what is not a number, and `after` beyond.
  ///
  /// - Parameter piece: where the piece of a near offset is kept.
  @inline(__always)
  func color(at offset: Double, near piece: inout Int) -> UInt32 {
    guard offset >= 0 else { return before }
    if offset > 1 { return after }
    if offset < pieces[piece].start || offset >= pieces[piece].end { piece = index(of: offset) }
    return pieces[piece].color(at: offset)
  }

  /// The last piece that starts at or before `offset`.
  private func index(of offset: Double) -> Int {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A part of a ramp between two neighboring stops.
struct RampPiece: Sendable {
  let start: Double
  let end: Double
  /// Components from 0 to 255 at `start`.
  let color: SIMD4<Double>
  /// Their change from one offset to the next whole one.
  let change: SIMD4<Double>
  /// The one color of the piece, if it has only one.
  let evenColor: UInt32?

  /// - Precondition: `start` < `end`, or both colors are equal.
  init(from start: Double, _ color: SIMD4<Double>, to end: Double, _ next: SIMD4<Double>) {
    self.start = start
    self.end = end
    self.color = color
    change = color == next ? .zero : (next - color) * (1 / (end - start))
    evenColor = color == next ? PremultipliedStop.pixel(color) : nil
  }

  @inline(__always)
  func components(at offset: Double) -> SIMD4<Double> {
    color + change * (max(start, min(end, offset)) - start)
  }

  @inline(__always)
  func color(at offset: Double) -> UInt32 {
    PremultipliedStop.pixel(color + change * (offset - start))
  }
}

/// A stop with its color premultiplied, components from 0 to 255.
private struct PremultipliedStop {
  let offset: Double
  let color: SIMD4<Double>

  init(_ stop: ColorRamp.Stop, opacity: Double) {
    func unit(_ value: Double) -> Double { max(0, min(1, value.isNaN ? 0 : value)) }
    let alpha = unit(stop.color.alpha) * unit(opacity) * 255
    offset = unit(stop.offset)
    color = SIMD4(
      unit(stop.color.red) * alpha, unit(stop.color.green) * alpha, unit(stop.color.blue) * alpha,
      alpha)
  }

  var pixel: UInt32 { Self.pixel(color) }

  /// Each component is rounded, halves up, and none exceeds alpha.
  @inline(__always)
  static func pixel(_ c: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32(c.w + 0.5)
    return min(alpha, UInt32(c.x + 0.5)) | min(alpha, UInt32(c.y + 0.5)) << 8
      | min(alpha, UInt32(c.z + 0.5)) << 16 | alpha << 24
  }
}
