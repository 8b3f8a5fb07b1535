@testable import DarkroomRaster

extension Pixmap {
  /// Rows of pixels as `rrggbbaa`, premultiplied.
  var hexRows: [String] {
    (0..<height).map { y in (0..<width).map { Self.hex(self[$0, y]) }.joined(separator: " ") }
  }

  /// Rows of alpha alone, two digits a pixel.
  var alphaRows: [String] {
    (0..<height).map { y in
      (0..<width).map { String(Self.hex(self[$0, y]).suffix(2)) }.joined(separator: " ")
    }
  }

  private static func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel.byteSwapped, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What `record` draws on `background`.
  init(
    _ width: Int, _ height: Int, background: UInt32 = 0, options: RenderOptions = RenderOptions(),
    _ record: (inout DisplayListRecorder) -> Void
  ) {
    var recorder = DisplayListRecorder(width: width, height: height)
    record(&recorder)
    self = BandRasterizer.render(recorder.finish(), background: background, options: options)
  }
}
