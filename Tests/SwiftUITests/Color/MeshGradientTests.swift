import SwiftUI
import Testing

/// Colors at the points of a grid.
@MainActor
struct MeshGradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func mesh(_ middle: SIMD2<Float> = SIMD2(0.5, 0.5), smooths: Bool = true) -> MeshGradient
  {
    MeshGradient(
      width: 3, height: 3,
      points: [
        SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), middle, SIMD2(1, 0.5),
        SIMD2(0, 1), SIMD2(0.5, 1), SIMD2(1, 1),
      ], colors: [red, red, red, red, blue, red, red, red, red], smoothsColors: smooths)
  }

  @Test func cornersAndPointsHaveTheirColors() {
    let picture = Picture(mesh(), width: 60, height: 60)

    #expect(picture.components(0, 0)[0] > 250 && picture.components(59, 59)[0] > 250)
    #expect(picture.components(30, 30)[2] > 245)
    #expect(picture.components(30, 15)[0] > 80 && picture.components(30, 15)[2] > 100)
  }

  @Test func theColorMovesWithItsPoint() {
    let picture = Picture(mesh(SIMD2(0.75, 0.25)), width: 60, height: 60)

    #expect(picture.components(45, 15)[2] > 240)
    #expect(picture.components(30, 30)[2] < 200)
  }

  /// Without smoothing, a quarter of the way is a quarter of the color.
  @Test func straightColorsRunEvenly() {
    let picture = Picture(mesh(smooths: false), width: 80, height: 80)

    #expect(abs(picture.components(10, 40)[2] - 67) < 6)
    #expect(Picture(mesh(), width: 80, height: 80).components(10, 40)[2] > 74)
  }

  /// The middle of red and blue in Oklab, by the matrices of Björn Ottosson, is a lighter purple than in sRGB.
  @Test func colorsAreMixedInTheSpaceOfTheMesh() {
    func middle(_ space: Gradient.ColorSpace) -> [Int] {
      let mesh = MeshGradient(
        width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
        colors: [red, blue, red, blue], smoothsColors: false, colorSpace: space)
      return Picture(mesh, width: 65, height: 64).components(32, 32)
    }

    #expect(zip(middle(.device), [128, 0, 128]).allSatisfy { abs($0 - $1) < 3 })
    #expect(zip(middle(.perceptual), [140, 83, 162]).allSatisfy { abs($0 - $1) < 3 })
  }

  @Test func aMeshFillsShapes() {
    let picture = Picture(Circle().fill(mesh()))

    #expect(picture.color(1, 1) == "ffffff" && picture.components(20, 20)[2] > 200)
  }

  /// The whole area is covered: no seams between the parts.
  @Test func partsLeaveNoGaps() {
    let plain = MeshGradient(
      width: 3, height: 2,
      points: [SIMD2(0, 0), SIMD2(0.3, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(0.8, 1), SIMD2(1, 1)],
      colors: Array(repeating: red, count: 6))
    let picture = Picture(plain)

    for y in 0..<40 {
      for x in 0..<40 { #expect(picture.color(x, y) == "ff0000", "\(x), \(y)") }
    }
  }
}
