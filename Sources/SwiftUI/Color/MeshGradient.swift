/// A two-dimensional gradient with colors at the points of a grid.
public struct MeshGradient: ShapeStyle {
  public typealias Resolved = Never

  /// The positions of the points, as fractions of a rectangle's sides.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// What colors points have.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// A point with the control points of the lines through it.
  public struct BezierPoint: Equatable, Sendable {
    /// The point, in the unit square.
    public var position: SIMD2<Float>
    /// The control point of the line to the previous point in the row, in the unit square.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the previous point in the column, in the unit square.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the next point in the row, in the unit square.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the next point in the column, in the unit square.
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points in a row, at least 2.
  public var width: Int
  /// The number of rows, at least 2.
  public var height: Int
  /// The points of the grid, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether colors change smoothly across the points; the curves of that are a guess.
  public var smoothsColors: Bool
  /// The way to mix neighboring colors.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient on a grid of points with curves between them.
  ///
  /// A picture fails if there are fewer than `width * height` points or colors, or fewer than two rows or columns.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points in the unit square, row by row.
  ///   - colors: The colors of the points, row by row.
  ///   - background: The color outside of the grid.
  ///   - smoothsColors: Whether colors change smoothly across the points.
  ///   - colorSpace: The way to mix neighboring colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a gradient on a grid of points, whose colors do not depend on the environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a gradient on a grid of points with control points for the lines between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  /// Creates a gradient on a grid of points with control points, whose colors do not depend on the environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a gradient on a grid of points; a picture fails if points or colors are missing.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
}

extension MeshGradient: View {}

extension MeshGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    MeshPaint(self, in: environment).map { Paint(.mesh($0)) }
  }
}
