/// An image with the settings of its environment applied.
struct ResolvedImage {
  /// The image; nil if it does not exist, and then it has no size.
  var image: UIImage?
  /// Whether the image is painted with the foreground style.
  var isTemplate = false
  /// How the image is resized; nil if it keeps its size.
  var resizing: Resizing?
  var interpolation = Image.Interpolation.low
  var isAntialiased = true
  /// The text for assistive technologies.
  var label: String?
  /// Whether assistive technologies ignore the image.
  var isDecorative = false

  /// How an image fills a size other than its own.
  struct Resizing {
    var capInsets: UIEdgeInsets
    var mode: Image.ResizingMode
  }

  /// In points.
  var size: CGSize { image?.size ?? .zero }

  /// The distance from the lower edge to the baseline of a symbol, in points; nil for other images.
  var baselineOffset: CGFloat? {
    image.flatMap { $0.isSymbolImage && resizing == nil ? $0.baselineOffsetFromBottom ?? 0 : nil }
  }
}
