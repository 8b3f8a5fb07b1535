import DarkroomRaster

/// Rasterizes a mesh of colors, with arithmetic that gives the same result on every processor.
///
/// Each field of the grid is a patch as J. C. Ferguson (1964) has it, bicubic without twists, cut
/// into small quadrangles of two triangles each.
struct MeshPicture {
  private let mesh: MeshPaint
  private var picture: Pixmap

  /// - Parameters: the size of the picture in pixels.
  init(_ mesh: MeshPaint, width: Int, height: Int) {
    self.mesh = mesh
    picture = Pixmap(width: width, height: height, filledWith: Self.pixel(mesh.background))
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 { drawField(row, column) }
    }
  }

  var image: CGImage { CGImage(Bitmap(picture)) }

  // MARK: Fields

  /// A position in pixels with a color.
  ///
  /// Its numbers are separate properties, because vectors are slow in debug builds.
  private struct Spot {
    var x = 0.0
    var y = 0.0
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
  }

  private mutating func drawField(_ row: Int, _ column: Int) {
    let first = row * mesh.width + column
    let corners = [first, first + 1, first + mesh.width, first + mesh.width + 1]
      .map { mesh.vertices[$0] }
    let steps = steps(corners)
    var spots: [Spot] = []
    spots.reserveCapacity((steps + 1) * (steps + 1))
    for v in 0...steps {
      for u in 0...steps {
        spots.append(spot(corners, Double(u) / Double(steps), Double(v) / Double(steps)))
      }
    }
    for v in 0..<steps {
      for u in 0..<steps {
        let corner = v * (steps + 1) + u
        let (right, below) = (spots[corner + 1], spots[corner + steps + 1])
        drawTriangle(spots[corner], right, below)
        drawTriangle(spots[corner + steps + 2], right, below)
      }
    }
  }

  /// The number of subdivisions: one for about every eight pixels, and at most 32.
  private func steps(_ corners: [MeshPaint.Vertex]) -> Int {
    let xs = corners.map { $0.position.x * Double(picture.width) }
    let ys = corners.map { $0.position.y * Double(picture.height) }
    let width = (xs.max() ?? 0) - (xs.min() ?? 0)
    let height = (ys.max() ?? 0) - (ys.min() ?? 0)
    // In this order, `min` ignores a length that is not a number.
    return max(4, Int(min(32, max(width, height) / 8)))
  }

  /// A position in a patch, with its color; u runs along the row and v along the column.
  private func spot(_ corners: [MeshPaint.Vertex], _ u: Double, _ v: Double) -> Spot {
    let (across, down) = (Hermite(u), Hermite(v))
    func place(_ axis: Int) -> Double {
      let top = across.mix(
        corners[0].position[axis], corners[0].alongRow[axis], corners[1].position[axis],
        corners[1].beforeInRow[axis])
      let bottom = across.mix(
        corners[2].position[axis], corners[2].alongRow[axis], corners[3].position[axis],
        corners[3].beforeInRow[axis])
      let leaving = across.between(corners[0].alongColumn[axis], corners[1].alongColumn[axis])
      let arriving = across.between(
        corners[2].beforeInColumn[axis], corners[3].beforeInColumn[axis])
      return down.mix(top, leaving, bottom, arriving)
    }
    func channel(_ index: Int) -> Double { color(corners, index, u, v) }
    let shown = mesh.shown(SIMD4(channel(0), channel(1), channel(2), channel(3)))
    return Spot(
      x: place(0) * Double(picture.width), y: place(1) * Double(picture.height), red: shown.x,
      green: shown.y, blue: shown.z, alpha: shown.w)
  }

  private func color(
    _ corners: [MeshPaint.Vertex], _ channel: Int, _ u: Double, _ v: Double
  ) -> Double {
    let colors = corners.map { $0.color[channel] }
    guard mesh.smoothsColors else {
      let above = colors[0] * (1 - u) + colors[1] * u
      return above * (1 - v) + (colors[2] * (1 - u) + colors[3] * u) * v
    }
    let (across, down) = (Hermite(u), Hermite(v))
    let rows = corners.map { $0.colorAlongRow[channel] }
    let columns = corners.map { $0.colorAlongColumn[channel] }
    return down.mix(
      across.mix(colors[0], rows[0], colors[1], rows[1]),
      across.between(columns[0], columns[1]),
      across.mix(colors[2], rows[2], colors[3], rows[3]),
      across.between(columns[2], columns[3]))
  }

  /// The weights of a cubic's end points and of its tangents there.
  private struct Hermite {
    private let start: Double
    private let end: Double
    private let leaving: Double
    private let arriving: Double

    init(_ t: Double) {
      end = t * t * (3 - 2 * t)
      start = 1 - end
      leaving = t * (1 - t) * (1 - t)
      arriving = t * t * (t - 1)
    }

    func mix(
      _ first: Double, _ direction: Double, _ last: Double, _ lastDirection: Double
    ) -> Double {
      first * start + last * end + direction * leaving + lastDirection * arriving
    }

    func between(_ first: Double, _ last: Double) -> Double { first * start + last * end }
  }

  // MARK: Triangles

  /// Draws the pixels whose centers are inside the triangle or on its edges.
  private mutating func drawTriangle(_ a: Spot, _ b: Spot, _ c: Spot) {
    let (abx, aby, acx, acy) = (b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y)
    let area = abx * acy - aby * acx
    guard area != 0, area.isFinite else { return }
    let columns = Self.pixels(a.x, b.x, c.x, picture.width)
    let (secondStep, thirdStep) = (acy / area, -aby / area)
    for y in Self.pixels(a.y, b.y, c.y, picture.height) {
      let dy = Double(y) + 0.5 - a.y
      let (secondStart, thirdStart) = (-dy * acx / area, abx * dy / area)
      for x in columns {
        let dx = Double(x) + 0.5 - a.x
        let second = secondStart + dx * secondStep
        let third = thirdStart + dx * thirdStep
        let first = 1 - second - third
        guard second >= -1e-9, third >= -1e-9, first >= -1e-9 else { continue }
        picture.pixels[y * picture.width + x] =
          Self.channel(a.red * first + b.red * second + c.red * third)
          | Self.channel(a.green * first + b.green * second + c.green * third) << 8
          | Self.channel(a.blue * first + b.blue * second + c.blue * third) << 16
          | Self.channel(a.alpha * first + b.alpha * second + c.alpha * third) << 24
      }
    }
  }

  private static func pixels(_ a: Double, _ b: Double, _ c: Double, _ count: Int) -> Range<Int> {
    let low = Int(max(0, min(Double(count), min(a, b, c).rounded(.down))))
    let high = Int(max(0, min(Double(count), max(a, b, c).rounded(.up))))
    return low..<max(low, high)
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    channel(color.x) | channel(color.y) << 8 | channel(color.z) << 16 | channel(color.w) << 24
  }

  private static func channel(_ value: Double) -> UInt32 {
    UInt32(max(0, min(255, value * 255)) + 0.5)
  }
}
