/// Dots for the pages of something, 25⅔ points high (see Measures, control sizes).
open class UIPageControl: UIControl {
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

  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, lastPage)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var currentPage = 0 {
    didSet {
      let kept = min(max(0, currentPage), lastPage)
      if kept != currentPage { currentPage = kept }
      setNeedsDisplay()
    }
  }

  private var lastPage: Int { max(1, numberOfPages) - 1 }

  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Diameter and distance of the dots, points at the sides; two places within what a reference shows.
  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17
  private static let margins: CGFloat = 22

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.margins + Self.pitch * CGFloat(max(1, pageCount)), height: 77.0 / 3)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let next = currentPage + (touch.location(in: self).x >= bounds.midX ? 1 : -1)
    guard (0..<numberOfPages).contains(next) else { return }
    currentPage = next
    sendActions(for: .valueChanged)
  }

  /// More are looked for where the picture is alone.
  private static let mostDots = 1000

  /// Places of dots from the left, of which the first is at `start`, that are within the bounds.
  private func shownPlaces(from start: CGFloat) -> Range<Int> {
    let places = places(from: start, in: bounds)
    guard places.count > Self.mostDots, let context = UIGraphicsGetCurrentContext() else {
      return places
    }
    return self.places(from: start, in: bounds.intersection(context.boundingBoxOfClipPath))
  }

  private func places(from start: CGFloat, in bounds: CGRect) -> Range<Int> {
    func place(at x: CGFloat) -> CGFloat { ((x - start) / Self.pitch).rounded(.down) }
    let last = CGFloat(numberOfPages)
    guard start.isFinite, place(at: bounds.minX) < last else { return 0..<0 }
    let first = max(0, place(at: bounds.minX) - 1)
    let count = max(0, min(last, place(at: bounds.maxX) + 2) - first)
    let low = Int(exactly: first) ?? 0
    return low..<min(numberOfPages, low + Int(limited: count))
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX - Self.pitch * CGFloat(numberOfPages - 1) / 2
    for place in shownPlaces(from: start) {
      let page = isRightToLeft ? numberOfPages - 1 - place : place
      let x = start + Self.pitch * CGFloat(place) - Self.dot / 2
      let box = CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      let other = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
      (page == currentPage ? currentPageIndicatorTintColor ?? .white : other).setFill()
      UIBezierPath(ovalIn: box).fill()
    }
  }
}
