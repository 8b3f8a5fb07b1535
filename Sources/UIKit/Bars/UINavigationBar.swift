import DarkroomCoreGraphics
public import Foundation

/// The bar above a navigation controller's content, in the classic look: 44 points, 52 more for a
/// large title, 30 more for a prompt, a hairline below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  final var parts = Parts()
  final var images = BarImages()
  final var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    decode(coder, as: UINavigationBar.self)
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    didSet { itemsDidChange() }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Nil where the delegate does not allow it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }
  open weak var delegate: (any UINavigationBarDelegate)?
  /// What the delegate says; at the top without one.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Look

  open var prefersLargeTitles = false {
    didSet { heightMayHaveChanged() }
  }
  /// Opaque bars push their controller's content down.
  ///
  /// Pictures of both are alike.
  open var isTranslucent = true {
    didSet { heightMayHaveChanged() }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { setNeedsLayout() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { setNeedsLayout() }
  }
  /// Shown while the content of a navigation controller is at its top, or is no scroll view; nil: the standard one without
  /// its background and hairline, whatever the tint colour.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// In place of the standard one where the screen is low (`verticalSizeClass`).
  ///
  /// Bars are 44 points high there, too.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// In place of the one for the edge where the screen is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// Drawn in the tint in place of the back button's arrow, if there is a mask, too.
  open var backIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// Only whether there is one counts: nothing slides under the arrow in a still picture.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// Replaces the hairline, which an empty image hides.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
    layer.forgetLayoutRequest()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
