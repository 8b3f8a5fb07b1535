import DarkroomObjectiveC

/// A control that selects a value by a thumb on a track.
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private let thumb = UIImageView(frame: .zero)
  /// The value before the drag.
  private var valueBeforeDrag: Float = 0

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

  /// The value, which stays between the limits when it or a limit is set.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum.
  ///
  /// Setting it moves the value into the range, and raises a maximum that is smaller (Apple, "minimumValue").
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The maximum.
  ///
  /// Setting it moves the value into the range, and lowers a minimum that is greater (Apple, "maximumValue").
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether every move of the thumb by a touch sends `valueChanged`; true by default.
  ///
  /// If false, the end of a drag that has changed the value sends it.
  open var isContinuous = true
  /// The color of the filled part of the track; nil means the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the empty part of the track; nil means a system gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil means white.
  ///
  /// An image replaces the thumb.
  open var thumbTintColor: UIColor? { didSet { showThumb() } }
  /// The image at the left end, which shortens the track by its width and 5 points.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the right end, which shortens the track by its width and 5 points.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  private var thumbImages = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()

  /// Sets the value, limited to the range; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    tellingObservers(of: \.value, named: "value") {
      storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Sets the image of the thumb for a state; states without one show that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    showThumb()
  }
  /// The image of the thumb that was set for exactly this state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The image of the thumb for the current state, or else for `normal`.
  open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

  /// Sets the image that replaces the filled part of the track, as high as the image and stretched in width.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
    setNeedsDisplay()
  }
  /// The image of the filled part that was set for exactly this state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  /// The image of the filled part for the current state, or else for `normal`.
  open var currentMinimumTrackImage: UIImage? { minimumTracks.value(for: state) }
  /// Sets the image that replaces the empty part of the track, as high as the image and stretched in width.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
    setNeedsDisplay()
  }
  /// The image of the empty part that was set for exactly this state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  /// The image of the empty part for the current state, or else for `normal`.
  open var currentMaximumTrackImage: UIImage? { maximumTracks.value(for: state) }

  /// The place of the image at the left end, vertically centered; zero without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// The place of the image at the right end, vertically centered; zero without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// The frame of the track: 4 points high, 2 points from the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 5 } ?? 0
    let right = maximumValueImage.map { $0.size.width + 5 } ?? 0
    let y = (bounds.midY - 2).roundedHalfUp(to: 1)
    return CGRect(
      x: bounds.minX + 2 + left, y: y, width: bounds.width - 4 - left - right, height: 4)
  }

  /// The place of the thumb for a value, 28 points wide unless it has an image; the ends of the track are
  /// mirrored in right-to-left layouts.
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

  /// Moves the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueBeforeDrag = value
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let share = (touch.location(in: self).x - track.minX) / max(1, track.width)
    value = minimumValue + Float(min(1, max(0, share))) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, value != valueBeforeDrag { sendActions(for: .valueChanged) }
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

  /// Draws an image; symbols and other templates are tinted, as in an image view.
  private func draw(_ image: UIImage?, in rect: CGRect) {
    guard let image else { return }
    (image.content.isTemplate ? image.withTintColor(tintColor) : image).draw(in: rect)
  }

  /// Draws both parts of the track.
  ///
  /// An image for the empty part begins where the filled part ends; the control's own track also lies below the filled
  /// part.
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

  /// Shows the thumb: a white disc whose shadow extends beyond the slider, or the image set for the state.
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
