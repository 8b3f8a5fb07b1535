import DarkroomObjectiveC

/// A view that shows an image.
open class UIImageView: UIView {
  var content = ImageViewContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpImageView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpImageView()
    decode(coder, as: UIImageView.self)
  }

  /// Creates a view without an image or a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// Creates a view with the size of the first image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
    setUpImageView()
    content.image = image
    content.highlightedImage = highlightedImage
    showImage()
  }

  /// The image; nil shows nothing.
  ///
  /// Another size of it changes the intrinsic size, but not the frame.
  open var image: UIImage? {
    get { content.image }
    set { tellingObservers(of: \.image, named: "image") { change { $0.image = newValue } } }
  }

  /// The image that replaces `image` while the view is highlighted; nil keeps `image`.
  open var highlightedImage: UIImage? {
    get { content.highlightedImage }
    set { change { $0.highlightedImage = newValue } }
  }

  /// Whether the view shows `highlightedImage`, if there is one.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// The size, weight and colors of a symbol that the view shows; other images ignore it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { content.symbolConfiguration }
    set { change { $0.symbolConfiguration = newValue } }
  }

  /// The images that replace `image` while the animation runs; a still picture shows the first of them.
  open var animationImages: [UIImage]? {
    get { content.animationImages }
    set { change { $0.animationImages = newValue } }
  }

  /// The images that replace `animationImages` while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { content.highlightedAnimationImages }
    set { change { $0.highlightedAnimationImages = newValue } }
  }
  /// The duration of one round in seconds; 0 means a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds, after which the animation ends on a later turn of the main queue; 0 means forever.
  open var animationRepeatCount = 0
  private var animationCount = 0

  /// Shows the first animation image, because nothing is animated here.
  open func startAnimating() {
    change { $0.isAnimating = true }
    animationCount += 1
    endAnimationLater(animationCount)
  }

  private func endAnimationLater(_ count: Int) {
    let images = content.shownAnimation?.count ?? 0
    guard animationRepeatCount > 0, images > 0 else { return }
    let round = animationDuration > 0 ? animationDuration : TimeInterval(images) / 30
    MainQueue.after(round * TimeInterval(animationRepeatCount)) { [weak self] in
      guard let self, animationCount == count else { return }
      stopAnimating()
    }
  }

  /// Shows `image` again.
  open func stopAnimating() {
    animationCount += 1
    change { $0.isAnimating = false }
  }

  /// Whether the animation was started and has not ended.
  open var isAnimating: Bool { content.isAnimating }

  open override var contentMode: ContentMode {
    didSet { showImage() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followCategory(previous)
    showImage()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImageInNewLayout()
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // Constraints position the alignment rectangle; the view is as large as the image around it.
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.horizontal, height: image.size.height - insets.vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  override var innerDescriptionItems: [String] {
    ViewDescriptionEra.current.showsImages ? imageDescriptionItems : []
  }
}
