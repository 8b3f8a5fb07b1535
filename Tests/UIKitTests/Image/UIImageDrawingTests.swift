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
    let pixels = try #require(quadrants.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)

    #expect(grid(draw(2, 2) { _ in turned.draw(at: .zero) }) == shown)
  }

  @Test func tintReplacesTheColors() {
    let image = quadrants.withTintColor(.green)

    #expect(grid(draw(2, 2) { _ in image.draw(at: .zero) }) == "gg gg")
  }

  @Test func capsKeepTheirSizeWhileTheMiddleStretches() {
    let strip = draw(3, 1) { context in
      for (x, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
      }
    }
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = strip.resizableImage(withCapInsets: caps, resizingMode: .stretch)

    #expect(
      grid(draw(6, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }) == "rggggb")
  }

  @Test func tilingRepeatsTheMiddle() {
    let strip = draw(2, 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = strip.resizableImage(withCapInsets: .zero)

    #expect(
      grid(draw(5, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }) == "r.r.r")
  }

  @Test func patternColorsRepeatFromTheOrigin() {
    let picture = draw(4, 2) { context in
      UIColor(patternImage: quadrants).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    #expect(grid(picture) == "rgrg bkbk")
  }

  // MARK: Fixtures

  private func draw(_ width: Int, _ height: Int, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { body($0.cgContext) }
  }

  /// Red, green / blue, black.
  private var quadrants: UIImage {
    draw(2, 2) { context in
      for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(index % 2), y: CGFloat(index / 2), width: 1, height: 1))
      }
    }
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
}
