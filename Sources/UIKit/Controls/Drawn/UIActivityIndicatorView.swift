/// An activity indicator of eight spokes, which does not rotate here.
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator: 20 or 37 points on each side.
  public enum Style: Int, Sendable {
    /// The size of `large`, in white.
    case whiteLarge = 0
    /// The size of `medium`, in white.
    case white = 1
    /// The size of `medium`.
    case gray = 2
    case medium = 100
    case large = 101

    /// The length of a side in points (see Measures, control sizes).
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  private var isTurning = false

  /// Creates a stopped, and therefore hidden, indicator with the size of the style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIActivityIndicatorView.self)
  }

  /// Creates a stopped, and therefore hidden, indicator of the medium style.
  public convenience init() { self.init(style: .medium) }

  private func setUp() {
    isOpaque = false
    color = style.color
    isHidden = true
    contentMode = .redraw
    hugContent([.horizontal, .vertical])
  }

  /// The style.
  ///
  /// Setting it also sets the color to that of the style, unless another color was set.
  open var style: Style = .medium {
    didSet {
      if color == oldValue.color { color = style.color }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the indicator is hidden while it is stopped; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isTurning }
  }

  /// The color of the spokes; nil means that of the style.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = style.color }
      setNeedsDisplay()
    }
  }

  /// Shows the indicator; a picture always has the spokes in the same position.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Stops the indicator and hides it, unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the indicator was started and not stopped.
  open var isAnimating: Bool { isTurning }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the spokes, centered in larger frames with the position rounded down (see Measures, control sizes).
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = style.side
    context.translateBy(
      x: ((bounds.width - side) / 2).rounded(.down) + side / 2,
      y: ((bounds.height - side) / 2).rounded(.down) + side / 2)
    for (index, direction) in Self.spokes.enumerated() {
      color.dimmed(by: 1 - 0.1 * CGFloat((8 - index) % 8)).setFill()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(
          a: direction.cosine, b: direction.sine, c: -direction.sine, d: direction.cosine, tx: 0,
          ty: 0))
      let width = side * 0.11
      let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: side * 0.28)
      UIBezierPath(roundedRect: spoke, cornerRadius: width / 2).fill()
      context.restoreGState()
    }
  }

  /// The directions of the spokes: multiples of an eighth of a turn, clockwise from the top.
  private static let spokes: [(cosine: CGFloat, sine: CGFloat)] = {
    let eighth: CGFloat = 0.5.squareRoot()
    return [
      (1, 0), (eighth, eighth), (0, 1), (-eighth, eighth), (-1, 0), (-eighth, -eighth), (0, -1),
      (eighth, -eighth),
    ]
  }()
}
