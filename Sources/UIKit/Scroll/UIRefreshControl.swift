import DarkroomCoreGraphics
public import Foundation

/// A control that reports the user's request for new content; sixty points high, above the content of its scroll view.
///
/// While it refreshes, content that was at the top is below it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private(set) final var isActive = false {
    didSet {
      isHidden = !isActive
      (superview as? UIScrollView)?.contentDidChange()
    }
  }
  static let fixedHeight: CGFloat = 60
  private let indicator = UIActivityIndicatorView(style: .medium)

  /// Creates a control 60 points high, which is hidden until it refreshes.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.fixedHeight))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.fixedHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIRefreshControl.self)
  }

  private func setUp() {
    isHidden = true
    indicator.hidesWhenStopped = false
    addSubview(indicator)
  }

  /// The tint color, if one is set, colors the spokes.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = appearance.tintColor != nil ? tintColor : .systemGray
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether the control is refreshing.
  open var isRefreshing: Bool { isActive }
  /// Shows the control and moves content that is at the top below it; `valueChanged` is not sent.
  open func beginRefreshing() { startRefreshing() }
  /// Hides the control and moves the content back at once.
  open func endRefreshing() { isActive = false }

  /// Begins refreshing as a pull does before it sends `valueChanged`; no overridable method is called.
  package func startRefreshing() { isActive = true }
  /// The text below the spokes on iOS.
  ///
  /// - Important: Inert.
  open var attributedTitle: NSAttributedString?
}
