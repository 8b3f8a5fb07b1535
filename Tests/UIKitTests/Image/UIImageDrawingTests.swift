import DarkroomUIKit
import Testing

/// Pixels of images drawn, as letters.
struct UIImageDrawingTests {
  /// EXIF: the quadrants of a picture a b / c d as each orientation shows them.
  @Test(arguments: [
    (UIImage.Orientation.up, "rg bk"), (.down, "kb gr"), (.left, "gk rb"), (.right, "br kg"),
    (.upMirrored, "gr kb"), (.downMirrored, "bk rg"), (.leftMirrored, "rb gk"),
    (.rightMirrored, "kg br"),
  ])
  func orientationTurnsThePixels(orientation: UIImage.Orientation, shown: String) throws {
    let pixels = try #require(UIImage.quadrants.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)

    #expect(grid(.drawn(2, 2) { _ in turned.draw(at: .zero) }) == shown)
  }

  @Test func tintReplacesTheColors() {
    let image = UIImage.quadrants.withTintColor(.green)

    #expect(grid(.drawn(2, 2) { _ in image.draw(at: .zero) }) == "gg gg")
  }

  @Test func capsKeepTheirSizeWhileTheMiddleStretches() {
    let strip = UIImage.drawn(3, 1) { context in
      for (x, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
      }
    }
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = strip.resizableImage(withCapInsets: caps, resizingMode: .stretch)

    #expect(
      grid(.drawn(6, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) })
        == "rggggb")
  }

  @Test func tilingRepeatsTheMiddle() {
    let strip = UIImage.drawn(2, 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = strip.resizableImage(withCapInsets: .zero)

    #expect(
      grid(.drawn(5, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }) == "r.r.r"
    )
  }

  @Test func patternColorsRepeatFromTheOrigin() {
    let picture = UIImage.drawn(4, 2) { context in
      UIColor(patternImage: .quadrants).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    #expect(grid(picture) == "rgrg bkbk")
  }

  /// One letter a pixel, rows apart by spaces; a dot is clear.
  private func grid(_ image: UIImage) -> String {
    guard let cgImage = image.cgImage, let data = cgImage.dataProvider?.data else { return "" }
    let bytes = [UInt8](data)
    return (0..<cgImage.height).map { y in
      (0..<cgImage.width).map { x in
        let pixel = Array(bytes[(y * cgImage.width + x) * 4..<(y * cgImage.width + x) * 4 + 4])
        switch pixel {
        case [255, 0, 0, 255]: return "r"
        case [0, 255, 0, 255]: return "g"
        case [0, 0, 255, 255]: return "b"
        case [0, 0, 0, 255]: return "k"
        case [0, 0, 0, 0]: return "."
        default: return "?"
        }
      }.joined()
    }.joined(separator: " ")
  }

  @Test(arguments: [-.infinity, .nan, .infinity, 1e300] as [CGFloat])
  func patternsAreDrawnInAnyRect(_ length: CGFloat) {
    let image = UIImage.drawn(2, 2) { _ in
      UIImage.quadrants.drawAsPattern(in: CGRect(x: 0, y: 0, width: length, height: 2))
      UIImage.quadrants.drawAsPattern(in: CGRect(x: length, y: 0, width: 2, height: 2))
    }

    #expect(image.size == CGSize(width: 2, height: 2))
  }
}
