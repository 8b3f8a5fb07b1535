import DarkroomObjectiveC

/// A switch, always 51 × 31 points, or 63 × 28 in the look of iOS 26 (see Measures, control sizes).
///
/// Constraints and stacks that give it more space place it at the start and the top of that space. (UIKit's header
/// `UISwitch.h`: "This class enforces a size appropriate for the control")
open class UISwitch: UIControl {
  /// The look of a switch; only the sliding look is drawn.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private var isOnState = false
  static var fixedSize: CGSize { InterfaceMetrics.current.switchSize }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.fixedSize))
    isOpaque = false
    hugContent([.horizontal, .vertical])
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    hugContent([.horizontal, .vertical])
    decode(coder, as: UISwitch.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { isOnState }
    set { setOn(newValue, animated: false) }
  }

  /// The color of the track while the switch is on; nil means green, not the tint.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil means white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// - Important: Inert. No switch shows it since iOS 7.
  open var onImage: UIImage?
  /// - Important: Inert. No switch shows it since iOS 7.
  open var offImage: UIImage?
  /// - Important: Inert. Only a checkbox on a Mac shows it.
  open var title: String?
  /// Always the sliding style.
  open var style: Style { .sliding }
  /// - Important: Inert. The switch slides in any case.
  open var preferredStyle: Style = .automatic

  /// Turns the switch on or off; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    tellingObservers(of: \.isOn, named: "on") { isOnState = on }
    setNeedsDisplay()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.fixedSize) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.fixedSize) }
  }

  override var fixedSize: CGSize? { UISwitch.fixedSize }

  open override var intrinsicContentSize: CGSize { UISwitch.fixedSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.fixedSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    (isOn ? onTintColor ?? .systemGreen : offColor).dimmed(by: isEnabled ? 1 : 0.5).setFill()
    track.fill()
    let metrics = InterfaceMetrics.current
    let size = metrics.switchThumb
    let inset = (bounds.height - size.height) / 2
    let isRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isRight ? bounds.width - size.width - inset : inset
    let thumb = CGRect(origin: CGPoint(x: x, y: inset), size: size)
    let color = thumbTintColor ?? .white
    track.addClip()
    guard metrics.switchHasShadow else {
      color.setFill()
      return UIBezierPath(roundedRect: thumb, cornerRadius: size.height / 2).fill()
    }
    ControlShadow.fill(UIBezierPath(ovalIn: thumb), color: color, in: context)
  }

  /// The track of a switch that is off.
  ///
  /// Pictures of home-assistant/iOS at d722d781, recorded on iOS 26, have (197, 197, 199) over white and (90, 90, 94)
  /// over (28, 28, 30), which is the color of tertiary labels.
  private var offColor: UIColor {
    InterfaceLook.current == .classic ? .secondarySystemFill : .tertiaryLabel
  }
}
