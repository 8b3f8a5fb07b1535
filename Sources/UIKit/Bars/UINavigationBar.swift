import DarkroomCoreGraphics
public import Foundation

/// The bar above a navigation controller's content, in its classic look: 44 points high, 52 more for a large title, 30
/// more for a prompt, and a hairline below.
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

  /// The items from the bottom to the top; a navigation controller sets them from its stack.
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange() }
  }
  /// Sets the items at once, animated or not; the delegate is not asked.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item on top, unless the delegate forbids it; the delegate is told afterwards.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Pops the top item; returns nil if the delegate does not allow it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }
  /// The object that is asked before pushes and pops; it is not retained.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The position that the delegate returns; at the top if there is no delegate.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }
  /// The item whose content the bar shows; nil if there are no items.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the back button leads; nil if there is only one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Look

  /// Whether titles are large below the bar; false by default.
  ///
  /// Items can decide for themselves.
  open var prefersLargeTitles = false {
    didSet { heightMayHaveChanged() }
  }
  /// Whether content extends below the bar; opaque bars push their controller's content down.
  ///
  /// The bar itself looks the same in both cases.
  open var isTranslucent = true {
    didSet { heightMayHaveChanged() }
  }
  /// The color behind the items, which replaces the background of the appearance; nil keeps that.
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The light or dark style of the background; `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { setNeedsLayout() }
  }
  /// The attributes of the title, which take precedence over the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }
  /// The attributes of large titles, which take precedence over the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }
  /// The appearance while content is below the bar, unless the item has its own.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { setNeedsLayout() }
  }
  /// The appearance while the content of a navigation controller is at its top or isn't a scroll view.
  ///
  /// If it is nil, the standard appearance without its background and hairline is used, whatever the tint color is.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// The appearance that replaces the standard one if the screen is low (`verticalSizeClass`).
  ///
  /// Bars are 44 points high there as well.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// The appearance that replaces the scroll edge appearance if the screen is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// The image that replaces the back button's arrow, drawn in the tint, if a mask is set as well.
  open var backIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The mask of the back indicator.
  ///
  /// Only its presence counts, because nothing slides under the arrow in a still picture.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image that replaces the hairline; an empty image hides it.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
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
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      heightMayHaveChanged()
    }
  }
}
