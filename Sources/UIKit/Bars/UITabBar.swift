import DarkroomCoreGraphics
public import Foundation

/// A bar of tabs in the classic look: 49 points and what the safe area adds, a hairline above.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = _UIBarBackground()
  private var buttons: [TabButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.hairlineIsOnTop = true
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    background.hairlineIsOnTop = true
    addSubview(background)
  }

  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. A still picture of a bar over plain content is the same.
  open var isTranslucent = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
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
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.fill = barTintColor ?? .systemBackground
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let column = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(column) * width, y: 1, width: width, height: 48)
      button.color =
        button.item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray
      button.setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
