import DarkroomCoreGraphics
public import Foundation

/// A bar of tabs in the classic look: 49 points and what the safe area adds, a hairline above.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = _UIBarBackground()
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

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var standardAppearance = UITabBarAppearance() {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. Bars keep their standard look at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Opaque bars push their controller's content up.
  ///
  /// Pictures of both are alike.
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
    let appearance = UITabBarAppearance(barAppearance: standardAppearance)
    if let barTintColor { appearance.backgroundColor = barTintColor }
    background.show(appearance)
    layoutButtons()
  }

  /// Buttons lie below the hairline's pixel row and 2 points apart from their neighbours.
  private func layoutButtons() {
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let start = (CGFloat(index) * width).roundedHalfUp(to: pixel)
      let end = (CGFloat(index + 1) * width).roundedHalfUp(to: pixel)
      button.frame = mirrored(
        CGRect(x: start + 2, y: 1, width: end - start - 4, height: BarMetrics.tabHeight - 1),
        in: bounds.width)
      button.isSelected = button.item === selectedItem
      let look = standardAppearance.stackedLayoutAppearance
      button.look = button.isSelected ? look.selected : look.normal
      button.color = button.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
      button.setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
