/// A row of dots, one for each page, 25⅔ points high (see Measures, control sizes).
open class UIPageControl: UIControl {
  /// Whether there is a background behind the dots; `automatic` shows it while the user drags.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// How the user is interacting with the control.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// The direction in which pages follow each other; `natural` is that of the language.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIPageControl.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The number of pages; if it shrinks, `currentPage` becomes at most the last page.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, lastPage)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The current page, limited to the existing pages; setting it sends no event.
  open var currentPage = 0 {
    didSet {
      let kept = min(max(0, currentPage), lastPage)
      if kept != currentPage { currentPage = kept }
      setNeedsDisplay()
    }
  }

  // MARK: Look

  /// The image that replaces every dot, in the dot's color.
  ///
  /// A symbol without a size of its own is as large as a dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that replaces the current page's dot, in the dot's color.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Sets the image for one page, which takes precedence over `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }
  /// The image that was set for the page; nil if none was.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image for one page while it is current, which takes precedence over `preferredCurrentPageIndicatorImage`.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  /// The image that was set for the page while it is current; nil if none was.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func image(forPage page: Int) -> UIImage? {
    let current = currentImages[page] ?? preferredCurrentPageIndicatorImage
    return (page == currentPage ? current : nil) ?? images[page] ?? preferredIndicatorImage
  }

  /// Whether a background is drawn behind the dots; `automatic` draws it only during a drag.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  /// The direction in which pages follow each other; `natural` is that of the view.
  open var direction: Direction = .natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  // MARK: Interaction

  /// Whether dragging along the dots changes the current page.
  open var allowsContinuousInteraction = true
  /// Whether a touch is on the control, and whether it moves along the dots.
  open private(set) var interactionState: InteractionState = .none
  /// Shows how much of the current page's time has passed.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.pageControl = nil
      progress?.pageControl = self
      setNeedsDisplay()
    }
  }

  private var lastPage: Int { max(1, numberOfPages) - 1 }

  /// Whether nothing is drawn for a single page; false by default.
  ///
  /// The size does not change.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots of other pages; nil means white at 50 %.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot; nil means white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The diameter of the dots, their distance, and the margins at the sides, in points.
  ///
  /// The last two agree with a reference picture as far as it shows them.
  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17
  private static let margins: CGFloat = 22

  /// The size in points: 17 for each page plus 22 for the margins, 25⅔ across; at least that of one page.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.margins + Self.pitch * CGFloat(max(1, pageCount))
    let breadth: CGFloat = 77.0 / 3
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }

  /// Selects the page under a moving finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, numberOfPages > 0 else { return true }
    let place = touch.location(in: self)
    guard interactionState == .continuous || touch.previousLocation(in: self) != place else {
      return true
    }
    interactionState = .continuous
    setNeedsDisplay()
    choose(page(at: place))
    return true
  }

  private func page(at point: CGPoint) -> Int {
    let (along, middle) = isVertical ? (point.y, bounds.midY) : (point.x, bounds.midX)
    let first = middle - Self.pitch * CGFloat(numberOfPages) / 2
    let place = Int(limited: min(CGFloat(lastPage), max(0, (along - first) / Self.pitch)))
    return isReversed ? lastPage - place : place
  }

  private func choose(_ page: Int) {
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
    setNeedsDisplay()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDragged = interactionState == .continuous
    interactionState = .none
    guard !wasDragged else { return setNeedsDisplay() }
    guard isTouchInside, let touch else { return }
    let point = touch.location(in: self)
    let isPastTheMiddle = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    let isForward = isPastTheMiddle != (isReversed && direction != .natural)
    let next = currentPage + (isForward ? 1 : -1)
    guard (0..<numberOfPages).contains(next) else { return }
    currentPage = next
    sendActions(for: .valueChanged)
  }

  /// The number of dots above which only those inside the picture are drawn.
  private static let mostDots = 1000

  /// The dots that are within the bounds, as indices from the left or the top; the first dot is at `start`.
  private func shownPlaces(from start: CGFloat) -> Range<Int> {
    let places = places(from: start, in: bounds)
    guard places.count > Self.mostDots, let context = UIGraphicsGetCurrentContext() else {
      return places
    }
    return self.places(from: start, in: bounds.intersection(context.boundingBoxInPicture))
  }

  private func places(from start: CGFloat, in bounds: CGRect) -> Range<Int> {
    func place(at x: CGFloat) -> CGFloat { ((x - start) / Self.pitch).rounded(.down) }
    let last = CGFloat(numberOfPages)
    let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    guard start.isFinite, place(at: low) < last else { return 0..<0 }
    let first = max(0, place(at: low) - 1)
    let count = max(0, min(last, place(at: high) + 2) - first)
    let begin = Int(exactly: first) ?? 0
    return begin..<min(numberOfPages, begin + Int(limited: count))
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
    drawPlate()
    let start =
      (isVertical ? bounds.midY : bounds.midX) - Self.pitch * CGFloat(numberOfPages - 1) / 2
    for place in shownPlaces(from: start) {
      let along = start + Self.pitch * CGFloat(place)
      draw(
        isReversed ? numberOfPages - 1 - place : place,
        at: isVertical
          ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY))
    }
  }

  private func drawPlate() {
    guard
      backgroundStyle == .prominent
        || backgroundStyle == .automatic && interactionState == .continuous
    else { return }
    let size = size(forNumberOfPages: numberOfPages)
    let plate = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).intersection(bounds)
    UIColor.systemFill.setFill()
    UIBezierPath(roundedRect: plate, cornerRadius: min(plate.width, plate.height) / 2).fill()
  }

  private func draw(_ page: Int, at center: CGPoint) {
    let other = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
    let current = currentPageIndicatorTintColor ?? .white
    let color = page == currentPage ? current : other
    if let image = image(forPage: page).map(asLargeAsDots) {
      let size = image.size
      return image.withTintColor(color).draw(
        at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }
    let box = CGRect(
      x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot)
    guard page == currentPage, let progress else {
      color.setFill()
      return UIBezierPath(ovalIn: box).fill()
    }
    drawProgress(progress.currentProgress, around: box, current, other)
  }

  /// Scales a symbol so that a filled circle is as wide as a dot.
  private func asLargeAsDots(_ image: UIImage) -> UIImage {
    guard image.content.symbol?.configuration.attributes.pointSize == nil else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: Self.dot))
      ?? image
  }

  /// Draws the current page's indicator, which is twice as long as a dot and filled in proportion to the time that has
  /// passed.
  private func drawProgress(
    _ share: Float, around box: CGRect, _ done: UIColor, _ rest: UIColor
  ) {
    let capsule =
      isVertical ? box.insetBy(dx: 0, dy: -Self.dot / 2) : box.insetBy(dx: -Self.dot / 2, dy: 0)
    rest.setFill()
    UIBezierPath(roundedRect: capsule, cornerRadius: Self.dot / 2).fill()
    let length = (isVertical ? capsule.height : capsule.width) * CGFloat(share)
    let edge: CGRectEdge =
      isVertical ? isReversed ? .maxYEdge : .minYEdge : isReversed ? .maxXEdge : .minXEdge
    guard length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: capsule, cornerRadius: Self.dot / 2).addClip()
    done.setFill()
    UIBezierPath(rect: capsule.divided(atDistance: length, from: edge).slice).fill()
    context.restoreGState()
  }
}
