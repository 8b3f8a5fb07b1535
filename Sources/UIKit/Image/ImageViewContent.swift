/// The images that an image view can show.
struct ImageViewContent {
  var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted = false
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var isAnimating = false
  /// The size in points for which the picture in the layer was drawn.
  var drawnSize: CGSize?
  /// Whether that picture is mirrored for a layout from right to left.
  var isDrawnMirrored = false

  var shownAnimation: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The image that is shown; nil for none.
  var shown: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    let chosen = isAnimating ? shownAnimation?.first ?? still : still
    guard let symbolConfiguration, let chosen, chosen.isSymbolImage else { return chosen }
    return chosen.applyingSymbolConfiguration(symbolConfiguration)
  }
}
