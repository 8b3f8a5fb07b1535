import DarkroomObjectiveC
public import Foundation

/// A bar, 4 points high, that is filled from its leading end.
open class UIProgressView: UIView {
  /// The standard bar, or the thinner one of toolbars.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var storedProgress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIProgressView.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// Creates a bar with the natural size of its style: 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.naturalSize(of: style)))
    progressViewStyle = style
  }

  static func naturalSize(of style: Style) -> CGSize {
    CGSize(width: 150, height: style == .bar ? 2.5 : 4)
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    hugContent([.vertical])
  }

  /// The work whose progress the bar shows; it is read when it is set and at each layout.
  open var observedProgress: Progress? {
    didSet { showObservedProgress() }
  }
  private func showObservedProgress() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != progress { setProgress(fraction, animated: false) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showObservedProgress()
  }

  /// The style; `bar` is thinner and has square ends.
  open var progressViewStyle: Style = .default { didSet { setNeedsDisplay() } }

  /// The progress from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the filled part; nil means the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the empty part; nil means a system gray.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image that replaces the filled part, stretched.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that replaces the empty part, stretched.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Sets the progress at once, limited to 0…1.
  open func setProgress(_ progress: Float, animated: Bool) {
    tellingObservers(of: \.progress, named: "progress") {
      storedProgress = min(1, max(0, progress))
    }
    setNeedsDisplay()
  }

  private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      (trackTintColor ?? .systemFill).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    }
    var done = bounds
    done.size.width = bounds.width * CGFloat(storedProgress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = bounds.maxX - done.width
    }
    guard done.width > 0 else { return }
    if let progressImage { return progressImage.draw(in: done) }
    (progressTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: done, cornerRadius: min(radius, done.width / 2)).fill()
  }
}
