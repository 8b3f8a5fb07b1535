import Testing

@testable import DarkroomRaster

/// Images against what their filters say, computed with real numbers, pixel by pixel.
struct ExactImageTests {
  private static let side = 30

  /// Noise in every channel.
  private static let bitmap: Bitmap = {
    var state: UInt32 = 7
    let pixels = (0..<side * side).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state | 0xff00_0000
    }
    return Bitmap(Pixmap(width: side, height: side, pixels: pixels))
  }()

  private static func channel(_ x: Int, _ y: Int, _ index: Int) -> Double {
    let (x, y) = (max(0, min(side - 1, x)), max(0, min(side - 1, y)))
    return Double(bitmap.pixmap[x, y] >> UInt32(8 * index) & 255)
  }

  private func drawn(_ width: Int, _ height: Int, _ filter: ImageFilter) -> Pixmap {
    Pixmap(width, height) {
      $0.draw(
        Self.bitmap, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
        filter: filter)
    }
  }

  /// How many channels differ by how much from the sum of the image's pixels, each with its weights across and down.
  private func errors(_ picture: Pixmap, _ weights: (Double, Double) -> [Int: Double]) -> [Int: Int]
  {
    let across = (0..<picture.width).map {
      weights((Double($0) + 0.5) * Double(Self.side) / Double(picture.width), scale(picture.width))
    }
    let down = (0..<picture.height).map {
      weights(
        (Double($0) + 0.5) * Double(Self.side) / Double(picture.height), scale(picture.height))
    }
    var errors: [Int: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        for index in 0..<3 {
          var sum = 0.0
          for (v, weight) in down[y] {
            for (u, other) in across[x] { sum += weight * other * Self.channel(u, v, index) }
          }
          let ours = Double(picture[x, y] >> UInt32(8 * index) & 255)
          errors[Int((ours - max(0, min(255, sum))).magnitude.rounded()), default: 0] += 1
        }
      }
    }
    return errors
  }

  private func scale(_ length: Int) -> Double { Double(Self.side) / Double(length) }

  /// Also where centers lie on the border of two pixels: the later one is drawn.
  @Test(arguments: [7, 15, 20, 29, 45, 60, 70, 90, 135, 405])
  func nearestDrawsThePixelUnderTheCenter(length: Int) {
    let picture = drawn(length, length, .nearest)
    let mirrored = Pixmap(length, length) {
      $0.transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(length), ty: 0)
      $0.draw(
        Self.bitmap, in: Rect(x: 0, y: 0, width: Double(length), height: Double(length)),
        filter: .nearest)
    }
    let nearest = (0..<length).map { (2 * $0 + 1) * Self.side / (2 * length) }
    // From the right, the border belongs to the pixel that begins there as well.
    let fromRight = (0..<length).map { (2 * (length - $0) - 1) * Self.side / (2 * length) }

    for y in 0..<length {
      let row = (0..<length).map { Self.bitmap.pixmap[nearest[$0], nearest[y]] }
      let other = (0..<length).map { Self.bitmap.pixmap[fromRight[$0], nearest[y]] }
      #expect((0..<length).map { picture[$0, y] } == row)
      #expect((0..<length).map { mirrored[$0, y] } == other)
    }
  }

  @Test(arguments: [31, 37, 47, 90, 200])
  func bilinearMixesFourPixels(length: Int) {
    let errors = self.errors(drawn(length, length, .bilinear)) { center, _ in
      let left = (center - 0.5).rounded(.down)
      return [Int(left): 1 - (center - 0.5 - left), Int(left) + 1: center - 0.5 - left]
    }

    #expect(errors.keys.max() ?? 0 <= 2, "\(errors)")
  }

  /// A turned picture's four pixels are mixed in one step.
  @Test func aTurnedImageMixesFourPixels() {
    let turned = Pixmap(60, 60) {
      $0.transform = Transform(a: 0, b: 2, c: -2, d: 0, tx: 60, ty: 0)
      $0.draw(Self.bitmap, in: Rect(x: 0, y: 0, width: 30, height: 30), filter: .bilinear)
    }
    let straight = drawn(60, 60, .bilinear)
    for y in 0..<60 {
      for x in 0..<60 {
        for shift in [0, 8, 16] as [UInt32] {
          let (a, b) = (turned[59 - y, x] >> shift & 255, straight[x, y] >> shift & 255)
          #expect(abs(Int(a) - Int(b)) <= 2)
        }
      }
    }
  }

  /// Keys's cubic, as wide as the reduction; the pixels that exist share the whole.
  @Test(arguments: [29, 20, 15, 11, 7, 3])
  func reducingWeighsPixelsByACubic(length: Int) {
    let errors = self.errors(drawn(length, length, .high)) { center, scale in
      var weights: [Int: Double] = [:]
      for pixel in 0..<Self.side {
        let t = (Double(pixel) + 0.5 - center).magnitude / scale
        let inner = 1.5 * t * t * t - 2.5 * t * t + 1
        let outer = -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2
        weights[pixel] = t < 1 ? inner : t < 2 ? outer : 0
      }
      let whole = weights.values.reduce(0, +)
      return weights.mapValues { $0 / whole }
    }

    #expect(errors.keys.max() ?? 0 <= 2, "\(errors)")
  }
}
