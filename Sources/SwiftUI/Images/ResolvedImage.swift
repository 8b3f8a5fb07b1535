/// An image as its surroundings want it.
struct ResolvedImage {
  /// Nil if there is no such image, which then has no size.
  var image: UIImage?
  /// Whether the foreground style paints the image.
  var isTemplate = false
  /// Nil for an image that keeps its size.
  var resizing: Resizing?
  var interpolation = Image.Interpolation.low
  var isAntialiased = true
  var label: String?

  /// How an image fills a size that isn't its own.
  struct Resizing {
    var capInsets: UIEdgeInsets
    var mode: Image.ResizingMode
  }

  /// In points.
  var size: CGSize { image?.size ?? .zero }

  /// From the lower edge up to the line on which a symbol stands among letters, in points; nil for other images.
  var baselineOffset: CGFloat? {
    image.flatMap { $0.isSymbolImage && resizing == nil ? $0.baselineOffsetFromBottom ?? 0 : nil }
  }
}
