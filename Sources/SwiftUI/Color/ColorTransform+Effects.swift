import DarkroomRaster

/// Color effects as transforms of colors that aren't premultiplied.
///
/// OpenSwiftUI, audited against iOS 18: those of W3C's Filter Effects, with the shares of Rec. 709 for luminance; a
/// brightness is added.
extension ColorTransform {
  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// Computes each component as a weighted sum of red, green and blue plus a constant; alpha stays unchanged.
  private static func colors(
    plus constant: Double = 0, share: (_ row: Int, _ column: Int) -> Double
  ) -> ColorTransform {
    let rows = (0..<3).map { row in [share(row, 0), share(row, 1), share(row, 2), 0, constant] }
    return ColorTransform(rows: rows + [[0, 0, 0, 1, 0]])
  }

  static func brightness(_ amount: Double) -> ColorTransform {
    colors(plus: amount) { $0 == $1 ? 1 : 0 }
  }

  static func contrast(_ amount: Double) -> ColorTransform {
    colors(plus: (1 - amount) / 2) { $0 == $1 ? amount : 0 }
  }

  /// - Parameter amount: 0 changes nothing; 1 inverts all colors.
  static func inversion(_ amount: Double) -> ColorTransform {
    colors(plus: amount) { $0 == $1 ? 1 - 2 * amount : 0 }
  }

  /// - Parameter amount: 0 or less leaves only grays.
  static func saturation(_ amount: Double) -> ColorTransform {
    let share = max(amount, 0)
    return colors { luminance[$1] * (1 - share) + ($0 == $1 ? share : 0) }
  }

  /// - Parameter amount: 1 leaves only grays.
  static func grayscale(_ amount: Double) -> ColorTransform {
    colors { luminance[$1] * amount + ($0 == $1 ? 1 - amount : 0) }
  }

  static func hueRotation(_ angle: Angle) -> ColorTransform {
    let (cosine, sine) = (PortableMath.cosine(angle.radians), PortableMath.sine(angle.radians))
    let turning = [
      [-0.2126, -0.7152, 0.9278], [0.143, 0.14, -0.283], [-0.7874, 0.7152, 0.0722],
    ]
    return colors { row, column in
      let rest = (row == column ? 1 : 0) - luminance[column]
      return luminance[column] + cosine * rest + sine * turning[row][column]
    }
  }

  static func multiplication(_ color: Color.Resolved) -> ColorTransform {
    ColorTransform(rows: [
      [Double(color.red), 0, 0, 0, 0], [0, Double(color.green), 0, 0, 0],
      [0, 0, Double(color.blue), 0, 0], [0, 0, 0, Double(color.opacity), 0],
    ])
  }

  static let luminanceToAlpha = ColorTransform(rows: [[], [], [], luminance + [0, 0]])

  /// Opaque where nothing is drawn.
  static let invertedAlpha = ColorTransform(rows: [[], [], [], [0, 0, 0, -1, 1]])

  /// Replaces every color by one color with the same opacity.
  static func silhouette(in color: Color.Resolved) -> ColorTransform {
    ColorTransform(rows: [
      [0, 0, 0, 0, Double(color.red)], [0, 0, 0, 0, Double(color.green)],
      [0, 0, 0, 0, Double(color.blue)], [0, 0, 0, Double(color.opacity), 0],
    ])
  }
}
