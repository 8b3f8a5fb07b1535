import DarkroomRaster

/// A fill or a stroke of curves, drawn as any, against coverage found piece by piece without the rasterizer.
struct OutlineTarget: FuzzTarget {
  static let name = "outlines"

  private static let size = 48
  /// An outline stays within 1/32 pixel of the exact one, on either side of a line: 16 of 255, and the lines by which
  /// the exact coverage is summed.
  private static let strokeBound = 18.0
  /// A chord may leave a curve by 1/16 pixel, and two edges can share a pixel.
  private static let fillBound = 34.0
  /// Lengths of curves are measured within this, in points: a dash may end as much earlier or later.
  private static let lengthError = 0.05

  init() {}

  func input(_ random: inout FuzzRandom) -> [UInt8] { random.bytes(120) }

  func run(_ input: [UInt8]) throws {
    guard let (expected, drawn, isStroke) = Self.coverages(input) else { return }
    let bound = isStroke ? Self.strokeBound : Self.fillBound
    for (i, pixel) in drawn.enumerated() {
      let low = expected.reduce(255) { min($0, $1[i]) }
      let high = expected.reduce(0) { max($0, $1[i]) }
      try FuzzFailure.check(
        Double(pixel) >= low - bound && Double(pixel) <= high + bound,
        "pixel (\(i % Self.size), \(i / Self.size)) is \(pixel), not \(expected[0][i].rounded())")
    }
  }

  /// What pixels can be, one picture for each place where dashes may end, and what they are.
  ///
  /// - Returns: nil where rounding decides what is drawn.
  static func coverages(
    _ input: [UInt8]
  ) -> (expected: [[Double]], drawn: [UInt8], isStroke: Bool)? {
    var reader = OutlineReader(input, size: size)
    let isStroke = reader.flag()
    let (transform, path) = (reader.transform(), reader.path())
    var recorder = DisplayListRecorder(width: size, height: size)
    recorder.concatenate(transform)
    var expected: [[Double]] = []
    if isStroke {
      let style = reader.style()
      for error in style.dash.isEmpty ? [0] : [0, lengthError, -lengthError] {
        guard let pixels = exactStroke(of: path, style, dashesLaterBy: error, transform) else {
          return nil
        }
        expected.append(pixels)
      }
      recorder.stroke(path, style: style, paint: .color(.black))
    } else {
      let rule = reader.rule()
      var exact = ExactCoverage(width: size, height: size)
      exact.add(
        contours: path.subpaths.map { FineOutline($0).corners.map(transform.apply) }, rule: rule)
      expected.append(exact.pixels())
      recorder.fill(path, rule: rule, paint: .color(.black))
    }
    let drawn = BandRasterizer.render(recorder.finish()).pixels.map { UInt8($0 >> 24) }
    return (expected, drawn, isStroke)
  }

  private static func exactStroke(
    of path: Path, _ style: StrokeStyle, dashesLaterBy error: Double, _ transform: Transform
  ) -> [Double]? {
    var (exact, all, style) = (ExactCoverage(width: size, height: size), [[Point]](), style)
    style.dashPhase -= error
    var pieces = StrokePieces(style) { all.append($0.map(transform.apply)) }
    pieces.add(path)
    if pieces.isAmbiguous { return nil }
    for piece in all { exact.add(piece: piece) }
    return exact.pixels()
  }
}
