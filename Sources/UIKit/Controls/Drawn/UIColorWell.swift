import DarkroomCoreGraphics
import DarkroomObjectiveC
import DarkroomQuartzCore

/// A control that shows a color inside a ring of all hues, 28 points wide.
///
/// The size is that of a recorded `ColorPicker` (see Measures, control sizes). The look of a well without a color is a
/// guess.
///
/// - SeeAlso: [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell). We differ: a tap opens no
///   color picker.
open class UIColorWell: UIControl {
  private static let ownSize = CGSize(width: 28, height: 28)
  /// The width of the ring, and the distance between the edge and the disk of the color, in points.
  private static let ringWidth: CGFloat = 3
  private static let diskInset: CGFloat = 5

  private let ring = CAGradientLayer()
  private var color: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIColorWell.self)
  }

  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.ownSize)) }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    ring.type = .conic
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat(6 - $0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(ring)
  }

  /// The color, or nil if none is selected; setting it sends no event.
  open var selectedColor: UIColor? {
    get { color }
    set {
      tellingObservers(of: \.selectedColor, named: "selectedColor") { color = newValue }
      setNeedsDisplay()
    }
  }
  /// The title of the color picker, which is also the control's name for assistive technologies.
  open var title: String?
  /// - Important: Inert. No color picker opens.
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { Self.ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

  /// The square in the middle of the bounds that the ring surrounds.
  private var circle: CGRect {
    let side = min(bounds.width, bounds.height)
    return CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let circle = circle
    guard ring.frame != circle || ring.mask == nil else { return }
    ring.frame = circle
    let outline = UIBezierPath(
      ovalIn: ring.bounds.insetBy(dx: Self.ringWidth / 2, dy: Self.ringWidth / 2))
    let mask = CAShapeLayer()
    mask.frame = ring.bounds
    mask.path = outline.cgPath
    mask.fillColor = nil
    mask.strokeColor = UIColor.black.cgColor
    mask.lineWidth = Self.ringWidth
    ring.mask = mask
  }

  override func stateDidChange() {
    super.stateDidChange()
    ring.opacity = isEnabled ? 1 : 0.5
  }

  open override func draw(_ rect: CGRect) {
    guard let color else { return }
    (isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)).setFill()
    UIBezierPath(ovalIn: circle.insetBy(dx: Self.diskInset, dy: Self.diskInset)).fill()
  }

  /// Selects a color as a person does, and reports it.
  package func choose(_ newColor: UIColor) {
    guard newColor != color else { return }
    selectedColor = newColor
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
