/// Colors that differ from pixel to pixel: a gradient, an image, or a finished group.
///
/// The color of a device pixel depends only on its position, never on the start of a row.
protocol PixelSource: AnyObject, Sendable {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool { get }
  /// Whether all pixels of a row have the same color.
  var hasSolidRows: Bool { get }
  /// The color of a row's pixels, if they have the same one.
  func color(ofRow y: Int) -> UInt32
  /// The columns of a row whose pixels have alpha 255, as far as that is known.
  func opaqueColumns(ofRow y: Int) -> Range<Int>
  /// The source itself, if it is another source multiplied by an opacity.
  var faded: FadedSource? { get }
  /// The premultiplied colors of `count` pixels from (x, y), in the source's own memory or in `buffer`.
  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32>
}

extension PixelSource {
  var hasSolidRows: Bool { false }
  var faded: FadedSource? { nil }
  func color(ofRow _: Int) -> UInt32 { 0 }
  func opaqueColumns(ofRow _: Int) -> Range<Int> { 0..<0 }
}
