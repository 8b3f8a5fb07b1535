/// A control with a minus and a plus, always 94 × 32 points (see Measures, control sizes).
///
/// (ceekay1991/iOS11RuntimeHeaders, UIStepper.h: it has a `setFrame:` of its own, as UISwitch)
open class UIStepper: UIControl {
  private var storedValue = 0.0
  static let fixedSize = CGSize(width: 94, height: 32)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.fixedSize))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    decode(coder, as: UIStepper.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// The value, limited to the range.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// The minimum.
  ///
  /// Setting it moves the value into the range; a minimum at or above the maximum raises no exception, unlike on iOS.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The maximum.
  ///
  /// Setting it moves the value into the range; if the limits conflict, the maximum counts.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The step.
  ///
  /// At 0 the value does not change, and a negative step reverses the direction; iOS raises an exception for both.
  open var stepValue = 1.0
  /// Whether a step beyond one limit continues at the other limit, however far it goes beyond.
  open var wraps = false
  /// - Important: Inert. A held finger does not repeat.
  open var autorepeat = true
  /// - Important: Inert. There is one change a tap.
  open var isContinuous = true
  var images = StepperImages()

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.fixedSize) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.fixedSize) }
  }

  override var fixedSize: CGSize? { UIStepper.fixedSize }

  open override var intrinsicContentSize: CGSize { UIStepper.fixedSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.fixedSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isPlus = touch.location(in: self).x >= bounds.midX
    step(by: isPlus ? stepValue : -stepValue)
    sendActions(for: .valueChanged)
  }

  package func step(by amount: Double) {
    let next = storedValue + amount
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    if let image = images.backgrounds.value(for: state) {
      image.draw(in: bounds)
    } else {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    }
    drawDivider()
    let left = CGPoint(x: bounds.width / 4, y: bounds.midY)
    let right = CGPoint(x: bounds.width * 3 / 4, y: bounds.midY)
    drawHalf(at: left, isPlus: false, isEnabled: wraps || value > minimumValue)
    drawHalf(at: right, isPlus: true, isEnabled: wraps || value < maximumValue)
  }

  private func drawDivider() {
    if let image = images.dividers.shown(left: state, right: state) {
      return image.draw(
        in: CGRect(
          x: bounds.midX - image.size.width / 2, y: 0, width: image.size.width,
          height: bounds.height))
    }
    UIColor.quaternaryLabel.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: 18)).fill()
  }

  /// Draws the image set for the state of a half, tinted unless the image forbids it, or else the sign.
  private func drawHalf(at center: CGPoint, isPlus: Bool, isEnabled: Bool) {
    let state: State = isEnabled && self.isEnabled ? .normal : .disabled
    let own = isPlus ? images.increments : images.decrements
    guard let image = own.value(for: state) else {
      return drawSign(at: center, isPlus: isPlus, isEnabled: isEnabled)
    }
    let color = state == .normal ? tintColor ?? .label : .tertiaryLabel
    let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
    let size = image.size
    shown.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  private func drawSign(at center: CGPoint, isPlus: Bool, isEnabled: Bool) {
    let arm: CGFloat = 7.5
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x - arm, y: center.y))
    path.addLine(to: CGPoint(x: center.x + arm, y: center.y))
    if isPlus {
      path.move(to: CGPoint(x: center.x, y: center.y - arm))
      path.addLine(to: CGPoint(x: center.x, y: center.y + arm))
    }
    path.lineWidth = 1.6
    path.lineCapStyle = .round
    (isEnabled && self.isEnabled ? UIColor.label : .tertiaryLabel).setStroke()
    path.stroke()
  }
}

/// The images that replace a stepper's own drawing.
struct StepperImages {
  var backgrounds = StateValues<UIImage>()
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var dividers = DividerImages()
}
