/// A color ramp as 1024 premultiplied colors, evenly spaced from offset 0 to offset 1.
///
/// - SeeAlso: W3C, CSS Images Module Level 3, “Coloring the Gradient Line”, for mixing premultiplied colours. We
///   differ: there are 1,024 of them, and transparent black may lie before and after.
@safe final class GradientTable: Sendable {
  static let last = 1023

  let colors: [UInt32]
  let isOpaque: Bool
  /// The colors before and after the ramp: the end colors, or transparent black.
  let before: UInt32
  let after: UInt32

  init(_ ramp: ColorRamp, opacity: Double) {
    let stops = ramp.stops.map { PremultipliedStop($0, opacity: opacity) }
    colors = Self.table(stops)
    isOpaque =
      ramp.extendsBefore && ramp.extendsAfter && colors.allSatisfy { $0 >= 0xff00_0000 }
    before = ramp.extendsBefore ? stops.first?.pixel ?? 0 : 0
    after = ramp.extendsAfter ? stops.last?.pixel ?? 0 : 0
  }

  /// The color at an offset from 0 to 1; beyond lie `before`, also for what is not a number, and `after`.
  @inline(__always)
  func color(at offset: Double) -> UInt32 {
    guard offset >= 0 else { return before }
    if offset > 1 { return after }
    return colors[Int(offset * Double(Self.last) + 0.5)]
  }

  private static func table(_ stops: [PremultipliedStop]) -> [UInt32] {
    guard let first = stops.first else { return [UInt32](repeating: 0, count: last + 1) }
    var table: [UInt32] = []
    table.reserveCapacity(last + 1)
    var next = 0
    for i in 0...last {
      let offset = Double(i) / Double(last)
      while next < stops.count && stops[next].offset <= offset { next += 1 }
      if next == 0 {
        table.append(first.pixel)
      } else if next == stops.count {
        table.append(stops[next - 1].pixel)
      } else {
        table.append(stops[next - 1].mixed(with: stops[next], at: offset))
      }
    }
    return table
  }
}

/// A stop with its color premultiplied, components from 0 to 255.
private struct PremultipliedStop {
  let offset: Double
  let components: SIMD4<Double>

  init(_ stop: ColorRamp.Stop, opacity: Double) {
    func unit(_ value: Double) -> Double { max(0, min(1, value.isNaN ? 0 : value)) }
    let alpha = unit(stop.color.alpha) * unit(opacity) * 255
    offset = unit(stop.offset)
    components = SIMD4(
      unit(stop.color.red) * alpha, unit(stop.color.green) * alpha, unit(stop.color.blue) * alpha,
      alpha)
  }

  var pixel: UInt32 { Self.rounded(components) }

  func mixed(with next: PremultipliedStop, at position: Double) -> UInt32 {
    let share = (position - offset) / (next.offset - offset)
    return Self.rounded(components + (next.components - components) * share)
  }

  private static func rounded(_ c: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32(c.w + 0.5)
    return min(alpha, UInt32(c.x + 0.5)) | min(alpha, UInt32(c.y + 0.5)) << 8
      | min(alpha, UInt32(c.z + 0.5)) << 16 | alpha << 24
  }
}
