/// Nine numbers that mix three lights, row by row.
///
/// - SeeAlso: B. J. Lindbloom, "RGB/XYZ Matrices", for sRGB under D50; Apple's profile of Display P3 for its colorants;
///   ITU-R BT.2087, whose inverse the matrix from BT.2020 is. As there, rounded.
struct LightMatrix: Hashable, Sendable {
  typealias Lights = (Double, Double, Double)

  var rows: [Double]

  /// - Parameter rows: Nine numbers, row by row.
  init(_ rows: [Double]) { self.rows = rows }

  /// Creates a matrix whose columns are the coordinates of three colors.
  init(columns a: [Double], _ b: [Double], _ c: [Double]) {
    self.init((0..<3).flatMap { [a[$0], b[$0], c[$0]] })
  }

  func apply(_ v: Lights) -> Lights {
    (
      rows[0] * v.0 + rows[1] * v.1 + rows[2] * v.2,
      rows[3] * v.0 + rows[4] * v.1 + rows[5] * v.2,
      rows[6] * v.0 + rows[7] * v.1 + rows[8] * v.2
    )
  }

  /// Returns the map that first applies `other`, then this one.
  func after(_ other: LightMatrix) -> LightMatrix {
    let columns = (0..<3).map {
      apply((other.rows[$0], other.rows[3 + $0], other.rows[6 + $0]))
    }
    return LightMatrix(columns.map { $0.0 } + columns.map { $0.1 } + columns.map { $0.2 })
  }

  func isNear(_ other: LightMatrix, within tolerance: Double) -> Bool {
    zip(rows, other.rows).allSatisfy { abs($0 - $1) <= tolerance }
  }

  static let identity = LightMatrix([1, 0, 0, 0, 1, 0, 0, 0, 1])

  // Colorants of ICC profiles are relative to white D50; the Bradford-adapted ones of sRGB and Display P3.

  /// Light of sRGB to XYZ, and back.
  static let xyzFromSRGB = LightMatrix([
    0.436_074_7, 0.385_064_9, 0.143_080_4, 0.222_504_5, 0.716_878_6, 0.060_616_9, 0.013_932_2,
    0.097_104_5, 0.714_173_3,
  ])
  static let sRGBFromXYZ = LightMatrix([
    3.133_856_1, -1.616_866_7, -0.490_614_6, -0.978_768_4, 1.916_141_5, 0.033_454_0, 0.071_945_3,
    -0.228_991_4, 1.405_242_7,
  ])
  static let xyzFromDisplayP3 = LightMatrix([
    0.515_12, 0.291_98, 0.157_10, 0.241_20, 0.692_25, 0.066_57, -0.001_05, 0.041_89, 0.784_07,
  ])

  // Between light of primaries that share white D65 (CSS Color 4, section 17; BT.2087 for those of BT.2020).

  static let sRGBFromDisplayP3 = LightMatrix(
    columns: Gamut.columns(1, 0, 0), Gamut.columns(0, 1, 0), Gamut.columns(0, 0, 1))
  static let sRGBFromBT2020 = LightMatrix([
    1.660_491, -0.587_641_1, -0.072_849_9, -0.124_550_5, 1.132_899_9, -0.008_349_4, -0.018_150_8,
    -0.100_578_9, 1.118_729_7,
  ])
}

extension Gamut {
  fileprivate static func columns(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let v = sRGB(fromDisplayP3: (red, green, blue))
    return [v.0, v.1, v.2]
  }
}
