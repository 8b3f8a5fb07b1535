package import DarkroomRaster

/// Colors along a line from 0 to 1; components are interpolated in their encoding, not in linear light.
public final class CGGradient: Sendable {
  private let stops: [ColorRamp.Stop]

  /// Creates a gradient from `CGColor`s with a location for each; without locations they are spread evenly.
  ///
  /// - Important: `space` is inert: mixing happens in sRGB.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = Array(copying: locations, count: colors.count)
    stops = ColorRamp.stops(colors.map(\.rasterColor), at: places.isEmpty ? nil : places)
  }

  /// Creates a gradient from the components of each color in `space`, followed by its alpha.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let each = space.numberOfComponents + 1
    let components = Array(copying: components, count: count * each)
    let colors = (0..<count).map { i in
      Color(Array(components[i * each..<(i + 1) * each]), in: space)
    }
    let places = Array(copying: locations, count: count)
    stops = ColorRamp.stops(colors, at: places.isEmpty ? nil : places)
  }

  func ramp(_ options: CGGradientDrawingOptions) -> ColorRamp {
    ColorRamp(
      stops: stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation))
  }
}

extension ColorRamp {
  /// Pairs colors with their locations in ascending order; without locations they are spread evenly from 0 to 1.
  package static func stops(_ colors: [Color], at places: [CGFloat]?) -> [Stop] {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { i, color in
      let even = Double(i) / last
      guard let places, i < places.count else { return Stop(offset: even, color: color) }
      return Stop(offset: max(0, min(1, Double(places[i]))), color: color)
    }
    // Insertion keeps the order of equal offsets, which `sort` does not guarantee.
    var sorted: [Stop] = []
    for stop in stops {
      let index = sorted.lastIndex { $0.offset <= stop.offset }.map { $0 + 1 } ?? 0
      sorted.insert(stop, at: index)
    }
    return sorted
  }
}
