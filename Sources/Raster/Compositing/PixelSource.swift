/// Colours that differ from pixel to pixel: a gradient, an image, a finished group.
///
/// The colour of a device pixel depends on its position alone, never on where a row is started.
protocol PixelSource: AnyObject, Sendable {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool { get }
  /// Premultiplied colours of `count` pixels from (x, y), in memory of its own or in `buffer`.
  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32>
}
