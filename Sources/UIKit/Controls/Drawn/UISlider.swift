import DarkroomObjectiveC

/// A value along a track.
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private let thumb = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISlider.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    addSubview(thumb)
    showThumb()
  }

  /// Kept between the limits, when it is set and when they are.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the value into the range, and a maximum that is less up to it (Apple, "minimumValue").
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// Moves the value into the range, and a minimum that is more down to it (Apple, "maximumValue").
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { showThumb() } }
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  private var thumbImages = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()

  /// Sends no event; the value is kept between the limits.
  open func setValue(_ value: Float, animated: Bool) {
    tellingObservers(of: \.value, named: "value") {
      storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    showThumb()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

  /// Drawn in place of the filled part of the track, as high as the image and stretched in its width.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
    setNeedsDisplay()
  }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  open var currentMinimumTrackImage: UIImage? { minimumTracks.value(for: state) }
  /// Drawn in place of the empty part of the track, as high as the image and stretched in its width.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
    setNeedsDisplay()
  }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  open var currentMaximumTrackImage: UIImage? { maximumTracks.value(for: state) }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// 4 points high, 2 points in from the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 5 } ?? 0
    let right = maximumValueImage.map { $0.size.width + 5 } ?? 0
    let y = (bounds.midY - 2).roundedHalfUp(to: 1)
    return CGRect(
      x: bounds.minX + 2 + left, y: y, width: bounds.width - 4 - left - right, height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if share.isNaN { share = 0 }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
    let travel = rect.width + 4 - size.width
    return CGRect(
      x: rect.minX - 2 + share * travel, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  /// A tenth of the way.
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let share = (touch.location(in: self).x - track.minX) / max(1, track.width)
    value = minimumValue + Float(min(1, max(0, share))) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    if !isEnabled { UIGraphicsGetCurrentContext()?.setAlpha(0.5) }
    drawTracks()
    draw(minimumValueImage, in: minimumValueImageRect(forBounds: bounds))
    draw(maximumValueImage, in: maximumValueImageRect(forBounds: bounds))
  }

  /// Symbols and other templates have the tint, as in an image view.
  private func draw(_ image: UIImage?, in rect: CGRect) {
    guard let image else { return }
    (image.content.isTemplate ? image.withTintColor(tintColor) : image).draw(in: rect)
  }

  /// An image of the empty part begins where the filled one ends; its own track lies below that, too.
  private func drawTracks() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (done, rest) = track.divided(
      atDistance: isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX,
      from: isRightToLeft ? .maxXEdge : .minXEdge)
    done = done.standardized
    rest = rest.standardized
    if let image = currentMaximumTrackImage {
      draw(image, along: rest)
    } else {
      (maximumTrackTintColor ?? .systemFill).setFill()
      UIBezierPath(roundedRect: track, cornerRadius: 2).fill()
    }
    if let image = currentMinimumTrackImage { return draw(image, along: done) }
    (minimumTrackTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: done, cornerRadius: 2).fill()
  }

  private func draw(_ image: UIImage, along part: CGRect) {
    guard part.width > 0 else { return }
    let height = image.size.height
    image.draw(
      in: CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
  }

  /// A white disc whose shadow reaches beyond the slider, or the image set for the state.
  private func showThumb() {
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = image == nil ? 14 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.15 : 0
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    setNeedsLayout()
    setNeedsDisplay()
  }
}
