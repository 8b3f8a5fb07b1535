import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomRaster
import DarkroomTestSupport

extension CALayer {
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
  ) {
    self.init()
    frame = CGRect(x: x, y: y, width: width, height: height)
    backgroundColor = color
  }

  func adding(_ layers: CALayer...) -> Self {
    for layer in layers { addSublayer(layer) }
    return self
  }

  /// The layer in its own coordinates.
  func picture(_ width: Int, _ height: Int, scale: CGFloat = 1) -> Picture {
    let context = CGContext(recordingWidth: width, height: height, scale: scale)
    render(in: context)
    return Picture(BandRasterizer.render(context.displayList()))
  }

  /// The layer and its sublayers as the screen shows them.
  func pictureOfScreen(_ width: Int, _ height: Int) -> Picture {
    let context = CGContext(recordingWidth: width, height: height, scale: 1)
    var renderer = LayerRenderer(context: context)
    renderer.isOfScreen = true
    renderer.render(self)
    return Picture(BandRasterizer.render(context.displayList()))
  }
}

/// Pixels as text.
struct Picture: Equatable {
  let pixmap: Pixmap

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// One character for each pixel, as `Pixmap.letterRows` has them.
  var rows: [String] { pixmap.letterRows }

  func alpha(_ x: Int, _ y: Int) -> UInt32 { pixmap[x, y] >> 24 }

  /// Alpha of each pixel of a row.
  func alphas(row y: Int) -> [UInt32] { (0..<pixmap.width).map { alpha($0, y) } }

  func pixel(_ x: Int, _ y: Int) -> [UInt32] {
    let p = pixmap[x, y]
    return [p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24]
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
