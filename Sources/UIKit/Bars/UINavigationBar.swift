import DarkroomCoreGraphics
public import Foundation

/// The bar above a navigation controller's content, in the classic look: 44 points, 52 more for a
/// large title, a hairline below.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private let background = _UIBarBackground()
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private var buttons: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    [background, titleLabel, largeTitleLabel].forEach(addSubview)
  }

  open var items: [UINavigationItem]? {
    didSet {
      topItem?.bar = self
      setNeedsLayout()
    }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  /// - Important: Inert. A still picture of a bar over plain content is the same.
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// How far the background reaches above the bar, in points.
  final var topExtension: CGFloat = 0 {
    didSet { if topExtension != oldValue { setNeedsLayout() } }
  }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .automatic: return backItem == nil || backItem?.largeTitleDisplayMode != .never
    case .never, .inline: return false
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: showsLargeTitle ? 96 : 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    background.fill = barTintColor ?? .systemBackground
    background.hasHairline = !showsLargeTitle
    buttons.forEach { $0.removeFromSuperview() }
    buttons = []
    layoutButtons()
    layoutTitles()
  }

  private var side: CGFloat { bounds.width >= 414 ? 20 : 16 }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layoutButtons() {
    var x = side
    for view in leadingViews {
      let size = fitted(view)
      put(view, CGRect(x: x, y: (44 - size.height) / 2, width: size.width, height: size.height))
      x += size.width + 8
    }
    x = bounds.width - side
    for view in (topItem?.rightBarButtonItems ?? []).map(button) {
      let size = fitted(view)
      x -= size.width
      put(view, CGRect(x: x, y: (44 - size.height) / 2, width: size.width, height: size.height))
      x -= 8
    }
  }

  private var leadingViews: [UIView] {
    let own = (topItem?.leftBarButtonItems ?? []).map(button)
    let supplements = topItem?.leftItemsSupplementBackButton ?? false
    guard backItem != nil, topItem?.hidesBackButton == false, own.isEmpty || supplements
    else { return own }
    return [backButton] + own
  }

  private func put(_ view: UIView, _ rect: CGRect) {
    view.frame = mirrored(rect)
    buttons.append(view)
    addSubview(view)
  }

  private func fitted(_ view: UIView) -> CGSize {
    let isOwn = view is BarButton
    let size = isOwn ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGSize(width: size.width, height: min(size.height, 44))
  }

  private func button(_ item: UIBarButtonItem) -> UIView {
    item.bar = self
    return item.customView ?? BarButton(item)
  }

  private var backButton: UIView {
    let words = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
    let item = UIBarButtonItem(title: words ?? "Back", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(title: words ?? "Back") { [weak self] _ in self?.goBack() }
    return BarButton(item, isBack: true)
  }

  private func goBack() {
    var responder: UIResponder? = self
    while let current = responder {
      if let navigation = current as? UINavigationController {
        navigation.popViewController(animated: true)
        return
      }
      responder = current.next
    }
  }

  private func layoutTitles() {
    let item = topItem
    largeTitleLabel.isHidden = !showsLargeTitle
    titleLabel.isHidden = showsLargeTitle || item?.titleView != nil
    show(item?.title, in: titleLabel, titleTextAttributes)
    show(item?.title, in: largeTitleLabel, largeTitleTextAttributes)
    let size = titleLabel.sizeThatFits(bounds.size)
    let width = min(size.width, bounds.width - 2 * side)
    titleLabel.frame = CGRect(
      x: (bounds.width - width) / 2, y: (44 - size.height) / 2, width: width, height: size.height)
    let large = largeTitleLabel.sizeThatFits(bounds.size)
    largeTitleLabel.frame = mirrored(
      CGRect(
        x: side, y: 44 + (52 - large.height) / 2 - 2, width: bounds.width - 2 * side,
        height: large.height))
    if let view = item?.titleView {
      view.center = CGPoint(x: bounds.midX, y: 22)
      buttons.append(view)
      addSubview(view)
    }
  }

  private func show(
    _ text: String?, in label: UILabel, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    if let attributes, let text {
      let all = [NSAttributedString.Key.font: label.font as Any].merging(attributes) { $1 }
      label.attributedText = NSAttributedString(string: text, attributes: all)
    } else {
      label.text = text
    }
  }
}
