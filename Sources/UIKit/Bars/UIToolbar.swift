import DarkroomCoreGraphics
public import Foundation

/// A bar of buttons in its classic look: 44 points high plus the safe area, with a hairline above.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let background = _UIBarBackground()
  final var images = BarImages()
  final var shadows = BarImages()
  private var shown: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    decode(coder, as: UIToolbar.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUpBar() {
    background.hairlineIsOnTop = true
    addSubview(background)
  }

  /// The object that decides about the position; it is not retained.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }
  /// The position that the delegate returns; at the bottom if there is no delegate.
  ///
  /// A bar at the top has its hairline below.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
  /// The light or dark style of the background; `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { setNeedsLayout() }
  }

  /// The items in their order; hidden ones take up no space.
  open var items: [UIBarButtonItem]? {
    didSet { setNeedsLayout() }
  }
  /// Sets the items at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The color behind the items, which replaces the background of the appearance; nil keeps that.
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { setNeedsLayout() }
  }
  /// The appearance that replaces the standard one if the screen is low (`verticalSizeClass`).
  open var compactAppearance: UIToolbarAppearance? {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. Bars keep their standard look at the edge of the content.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// - Important: Inert. A still picture of a bar over plain content is the same.
  open var isTranslucent = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBackground()
    shown.forEach { $0.removeFromSuperview() }
    shown = []
    layoutItems()
    layer.forgetLayoutRequest()
  }

  /// How far the background extends below the bar, in points; nil for the safe area that the bar covers.
  final var bottomExtension: CGFloat? {
    didSet { if bottomExtension != oldValue { setNeedsLayout() } }
  }

  /// Extends the background to the edge of the screen.
  private func layoutBackground() {
    let position = barPosition
    background.frame = bounds
    background.hairlineIsOnTop = position == .bottom
    if position == .topAttached {
      background.frame = bounds.inset(
        by: UIEdgeInsets(top: -max(0, frame.minY), left: 0, bottom: 0, right: 0))
    } else if position == .bottom {
      background.frame.size.height += bottomExtension ?? safeAreaInsets.bottom
    }
    let metrics = UIBarMetrics(of: traitCollection)
    let appearance = UIToolbarAppearance(barAppearance: shownAppearance)
    if let barTintColor { appearance.backgroundColor = barTintColor }
    appearance.take(
      background: images.shown(at: position, metrics), shadow: shadows.shown(at: position, .default)
    )
    background.show(barStyle)
    background.show(appearance)
  }

  private var shownAppearance: UIToolbarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    return isLow ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private func layoutItems() {
    let items = (items ?? []).filter { !$0.isHidden }
    let views = items.map(view)
    let sizes = zip(items, views).map { item, view in size(of: item, view) }
    let side = BarMetrics.sideMargin(width: bounds.width)
    let gaps = zip(items, items.dropFirst()).reduce(CGFloat(0)) {
      $0 + gap($1.0, $1.1)
    }
    let slack =
      bounds.width - safeAreaInsets.horizontal - 2 * side - gaps - sizes.reduce(0) { $0 + $1.width }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible == 0 ? 0 : max(0, slack / CGFloat(flexible))
    var x = barSides.leading + side
    for (index, item) in items.enumerated() {
      if index > 0 { x += gap(items[index - 1], item) }
      place(views[index], sizes[index], at: x)
      x += item.systemItem == .flexibleSpace ? share : sizes[index].width
    }
  }

  /// The gap between two items; beside a space it is 0.
  private func gap(_ first: UIBarButtonItem, _ second: UIBarButtonItem) -> CGFloat {
    first.isSpace || second.isSpace ? 0 : BarMetrics.spacing
  }

  private func view(_ item: UIBarButtonItem) -> UIView? {
    item.bar = self
    guard !item.isSpace else { return nil }
    let look = shownAppearance
    let view =
      item.customView
      ?? BarButton(item, item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
    addSubview(view)  // It is measured with the bar's traits.
    return view
  }

  private func size(of item: UIBarButtonItem, _ view: UIView?) -> CGSize {
    guard let view else { return CGSize(width: item.width, height: 0) }
    return view is BarButton ? view.sizeThatFits(.zero) : view.bounds.size
  }

  private func place(_ view: UIView?, _ size: CGSize, at x: CGFloat) {
    guard let view else { return }
    let y = ((bounds.height - size.height) / 2).roundedHalfUp(to: pixel)
    view.frame = mirrored(
      CGRect(x: x.roundedHalfUp(to: pixel), y: y, width: size.width, height: size.height),
      in: bounds.width)
    shown.append(view)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
