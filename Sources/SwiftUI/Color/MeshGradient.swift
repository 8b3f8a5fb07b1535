/// Colors at the points of a grid.
public struct MeshGradient: ShapeStyle, UndrawnValue {
  public typealias Resolved = Never

  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}

extension MeshGradient: View {}
