import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// A bar of tabs in its classic look: 49 points high plus the safe area, with a hairline above.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The positions of items in the bar; `automatic` spreads them over its width.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  private let background = _UIBarBackground()
  private lazy var indicator = UIImageView()
  private var buttons: [TabButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    decode(coder, as: UITabBar.self)
  }

  private func setUpBar() {
    background.hairlineIsOnTop = true
    addSubview(background)
  }

  /// The object that is told about taps; it is not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items in their order; a tab bar controller sets them.
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  /// Sets the items at once, animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item; setting it does not tell the delegate.
  open var selectedItem: UITabBarItem? {
    willSet { _willChangeValue(of: \.selectedItem, named: "selectedItem") }
    didSet {
      setNeedsLayout()
      _didChangeValue(of: \.selectedItem, named: "selectedItem")
    }
  }
  /// The color behind the items, which replaces the background of the appearance; nil keeps that.
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The color of items that are not selected; nil means a system gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The appearance of the bar, unless the selected item has its own.
  open var standardAppearance = UITabBarAppearance() {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. Bars keep their standard look at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The light or dark style of the background; `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { setNeedsLayout() }
  }
  /// The image that replaces material and color, stretched to the bar; an empty image removes both.
  open var backgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image that replaces the hairline; an empty image hides it.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image that is centered behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The position of items; `automatic`, the default, spreads them over the whole width.
  open var itemPositioning: ItemPositioning = .automatic {
    didSet { setNeedsLayout() }
  }
  /// The width of a centered item in points; 0 means 76, as on iOS.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// The space between two centered items in points; 0 means 34, as on iOS.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  // MARK: Customization

  /// Whether a customization has begun and not ended.
  open private(set) var isCustomizing = false
  private var customized: [UITabBarItem] = []

  /// Begins a customization and notifies the delegate.
  ///
  /// No sheet opens here, so the items stay until code sets others.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    customized = self.items ?? []
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// - Returns: Whether the items have changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    let items = items ?? []
    let hasChanged =
      items.count != customized.count || zip(items, customized).contains { $0 !== $1 }
    delegate?.tabBar(self, willEndCustomizing: items, changed: hasChanged)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: items, changed: hasChanged)
    return hasChanged
  }

  /// Whether content extends below the bar; opaque bars push their controller's content up.
  ///
  /// The bar itself looks the same in both cases.
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabHeight + safeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: BarMetrics.tabHeight + safeAreaInsets.bottom)
  }

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map(TabButton.init)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      button.item.bar = self
      addSubview(button)
    }
    setNeedsLayout()
  }

  private func tapped(_ index: Int) {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UITabBarController { return controller.userSelected(index) }
      responder = current.next
    }
    guard let item = items?[index] else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let appearance = UITabBarAppearance(barAppearance: shownAppearance)
    if let barTintColor { appearance.backgroundColor = barTintColor }
    appearance.take(background: backgroundImage, shadow: shadowImage)
    background.show(barStyle)
    background.show(appearance)
    layoutButtons()
    layoutIndicator()
  }

  private var shownAppearance: UITabBarAppearance {
    selectedItem?.standardAppearance ?? standardAppearance
  }

  private func layoutIndicator() {
    let button = buttons.first { $0.isSelected }
    guard let image = selectionIndicatorImage, let button else {
      return indicator.isHidden = true
    }
    indicator.isHidden = false
    indicator.image = image
    if indicator.superview == nil { insertSubview(indicator, aboveSubview: background) }
    let size = image.size
    indicator.frame = CGRect(
      x: (button.frame.midX - size.width / 2).roundedHalfUp(to: pixel),
      y: (button.frame.midY - size.height / 2).roundedHalfUp(to: pixel), width: size.width,
      height: size.height)
  }

  /// The start of the items and their distance; each item is `pitch` minus `gap` wide.
  private var places: (start: CGFloat, pitch: CGFloat, gap: CGFloat) {
    let count = CGFloat(max(buttons.count, 1))
    guard itemPositioning == .centered else {
      return (barSides.leading + 2, (bounds.width - safeAreaInsets.horizontal) / count, 4)
    }
    let gap = itemSpacing > 0 ? itemSpacing : 34
    let pitch = (itemWidth > 0 ? itemWidth : 76) + gap
    return ((bounds.width - pitch * count + gap) / 2, pitch, gap)
  }

  /// Lays out the buttons below the hairline's row of pixels, 2 points apart.
  private func layoutButtons() {
    let places = places
    for (index, button) in buttons.enumerated() {
      let start = (CGFloat(index) * places.pitch).roundedHalfUp(to: pixel)
      let end = (CGFloat(index + 1) * places.pitch).roundedHalfUp(to: pixel)
      button.frame = mirrored(
        CGRect(
          x: start + places.start, y: 1, width: end - start - places.gap,
          height: BarMetrics.tabHeight - 1), in: bounds.width)
      button.isSelected = button.item === selectedItem
      button.isEnabled = button.item.isEnabled
      let look = shownAppearance.stackedLayoutAppearance
      button.look =
        !button.isEnabled ? look.disabled : button.isSelected ? look.selected : look.normal
      button.color =
        !button.isEnabled
        ? .tertiaryLabel
        : button.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
      button.setNeedsLayout()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
