/// Resolved colors at the points of a grid of curved lines.
///
/// Lines are cubic, and smooth colors run along cubic curves after those of their neighbors: between points without
/// controls of their own as E. Catmull and R. Rom (1974) have them, which is a guess.
struct MeshPaint {
  struct Vertex {
    var position: SIMD2<Double>
    /// The tangents of the lines through the point towards the next point, along a row and along a column.
    var alongRow: SIMD2<Double>
    var alongColumn: SIMD2<Double>
    /// The tangent that arrives from the previous point.
    var beforeInRow: SIMD2<Double>
    var beforeInColumn: SIMD2<Double>
    /// The components in the space in which the mesh mixes colors, and alpha; premultiplied.
    var color: SIMD4<Double>
    /// The derivatives of the color along a row and a column, towards the next point.
    var colorAlongRow = SIMD4<Double>.zero
    var colorAlongColumn = SIMD4<Double>.zero
  }

  let width: Int
  let height: Int
  private(set) var vertices: [Vertex]
  /// The red, green, blue and alpha components, premultiplied.
  private(set) var background: SIMD4<Double>
  let smoothsColors: Bool
  /// Whether colors are mixed in the space Oklab, instead of sRGB.
  private let isPerceptual: Bool
  /// Pixels in a point.
  private let scale: CGFloat

  /// Returns nil if there are fewer points or colors than the grid needs.
  init?(_ mesh: MeshGradient, in environment: EnvironmentValues) {
    let colors = mesh.colors.resolved(in: environment)
    // A quotient, because the product of the two may be too large for an integer.
    guard mesh.width > 1, mesh.height > 1,
      min(colors.count, mesh.locations.count) / mesh.width >= mesh.height
    else { return nil }
    width = mesh.width
    height = mesh.height
    smoothsColors = mesh.smoothsColors
    isPerceptual = mesh.colorSpace == .perceptual
    scale = environment.displayScale
    background = mesh.background.resolve(in: environment).premultiplied
    vertices = mesh.locations.vertices(width: width, height: height)
    setColors(
      colors.map { isPerceptual ? PerceptualColor($0).premultiplied : $0.premultiplied })
  }

  /// The red, green, blue and alpha components of a mixed color, premultiplied.
  func shown(_ color: SIMD4<Double>) -> SIMD4<Double> {
    isPerceptual ? PerceptualColor(premultiplied: color).resolved.premultiplied : color
  }

  private mutating func setColors(_ colors: [SIMD4<Double>]) {
    for index in vertices.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      vertices[index].color = colors[index]
      vertices[index].colorAlongRow = colors.tangent(at: index, by: 1, column, of: width)
      vertices[index].colorAlongColumn = colors.tangent(at: index, by: width, row, of: height)
    }
  }

  func opacity(_ share: CGFloat) -> MeshPaint {
    var mesh = self
    mesh.background *= Double(share)
    mesh.setColors(vertices.map { $0.color * Double(share) })
    return mesh
  }

  /// A layer that draws the mesh in a rectangle.
  @MainActor
  func layer(of rect: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    let scale = CGContext.shownScale(scale, of: rect.size)
    layer.contentsScale = scale
    let (width, height) = (
      (rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up)
    )
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return layer }
    layer.contents = MeshPicture(self, width: Int(width), height: Int(height)).image
    return layer
  }
}

extension MeshGradient.Colors {
  fileprivate func resolved(in environment: EnvironmentValues) -> [Color.Resolved] {
    switch self {
    case .colors(let colors): colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): colors
    }
  }
}

extension MeshGradient.Locations {
  fileprivate var count: Int {
    switch self {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  fileprivate func vertices(width: Int, height: Int) -> [MeshPaint.Vertex] {
    (0..<width * height).map { index in
      switch self {
      case .points(let points):
        let (row, column) = index.quotientAndRemainder(dividingBy: width)
        let places = points.map { SIMD2<Double>($0) }
        let across = places.tangent(at: index, by: 1, column, of: width)
        let down = places.tangent(at: index, by: width, row, of: height)
        return MeshPaint.Vertex(
          position: SIMD2(points[index]), alongRow: across, alongColumn: down, beforeInRow: across,
          beforeInColumn: down, color: .zero)
      case .bezierPoints(let points):
        let point = points[index]
        let position = SIMD2<Double>(point.position)
        return MeshPaint.Vertex(
          position: position,
          alongRow: 3 * (SIMD2(point.trailingControlPoint) - position),
          alongColumn: 3 * (SIMD2(point.bottomControlPoint) - position),
          beforeInRow: 3 * (position - SIMD2(point.leadingControlPoint)),
          beforeInColumn: 3 * (position - SIMD2(point.topControlPoint)), color: .zero)
      }
    }
  }
}

extension Array where Element: SIMD, Element.Scalar == Double {
  /// Half of the difference between the next and the previous value; at an end the difference to its neighbor.
  fileprivate func tangent(
    at index: Int, by step: Int, _ place: Int, of count: Int
  ) -> Element {
    let before = self[place > 0 ? index - step : index]
    let after = self[place < count - 1 ? index + step : index]
    return (after - before) * (place > 0 && place < count - 1 ? 0.5 : 1)
  }
}

extension Color.Resolved {
  /// The red, green, blue and alpha components in the encoding of sRGB, premultiplied.
  fileprivate var premultiplied: SIMD4<Double> {
    let alpha = Double(opacity)
    return SIMD4(Double(red) * alpha, Double(green) * alpha, Double(blue) * alpha, alpha)
  }
}
