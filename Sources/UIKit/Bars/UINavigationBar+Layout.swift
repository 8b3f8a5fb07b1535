import DarkroomCoreGraphics
import Foundation

extension UINavigationBar {
  @MainActor
  struct Parts {
    let background = _UIBarBackground()
    let title = UILabel()
    let prompt = UILabel()
    let largeTitle = UILabel()
    /// Cuts the large title that scrolls away under the bar.
    let largeTitleZone = UIView()
    var buttons: [UIView] = []
    /// How far the background reaches above the bar, in points.
    var topExtension: CGFloat = 0
    /// In sheets, bars are 12 points higher and their items in the middle.
    var isInSheet = false
    /// The search bar of the item that is shown.
    weak var search: UISearchBar?
    /// How much of the large title has scrolled away, 0 to 52 points.
    var collapse: CGFloat = 0
    /// Whether the content below a navigation controller's bar is away from its top; nil for a bar without such content,
    /// which has its standard look.
    var isScrolled: Bool?
  }

  func setUpBar() {
    parts.title.textAlignment = .center
    parts.prompt.textAlignment = .center
    parts.prompt.font = .systemFont(ofSize: 13)
    parts.largeTitleZone.clipsToBounds = true
    parts.largeTitleZone.isUserInteractionEnabled = false
    parts.largeTitleZone.addSubview(parts.largeTitle)
    [parts.background, parts.prompt, parts.title, parts.largeTitleZone].forEach(addSubview)
  }

  func itemsDidChange() {
    topItem?.bar = self
    parts.collapse = 0
    heightMayHaveChanged()
  }

  func heightMayHaveChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Height

  var hasLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .automatic:
      return items?.dropLast().allSatisfy { $0.largeTitleDisplayMode != .never } ?? true
    case .never, .inline: return false
    }
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.promptHeight }
  private var sheetPadding: CGFloat { parts.isInSheet ? BarMetrics.sheetPadding : 0 }
  /// Where the row of the items begins.
  private var rowTop: CGFloat { promptHeight + sheetPadding }

  /// The height without what scrolls away.
  var collapsedHeight: CGFloat {
    searchHidesTitle ? sheetPadding : BarMetrics.height + promptHeight + 2 * sheetPadding
  }

  /// Without the search bar.
  private var titleHeight: CGFloat {
    let shown = hasLargeTitle && !searchHidesTitle
    return collapsedHeight + (shown ? BarMetrics.largeTitleHeight - parts.collapse : 0)
  }

  var fittingHeight: CGFloat {
    titleHeight + searchAreaHeight
  }

  /// With 8 points above, where it is the only row.
  var searchAreaHeight: CGFloat {
    search == nil ? 0 : BarMetrics.searchHeight + (searchHidesTitle ? 8 : 0)
  }

  private var search: UISearchController? { topItem?.searchController }
  private var searchHidesTitle: Bool {
    search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
  }

  private var isExpanded: Bool { hasLargeTitle && parts.collapse < BarMetrics.largeTitleHeight }

  // MARK: Layout

  func layoutBar() {
    layoutBackground()
    parts.buttons.forEach { $0.removeFromSuperview() }
    parts.buttons = []
    layoutPrompt()
    layoutTitle(between: layoutButtons())
    layoutLargeTitle()
    layoutSearch()
  }

  private func layoutSearch() {
    let bar = search?.searchBar
    if parts.search !== bar { parts.search?.removeFromSuperview() }
    parts.search = bar
    guard let bar else { return }
    bar.isInNavigationBar = true
    bar.frame = CGRect(
      x: 0, y: bounds.height - BarMetrics.searchHeight, width: bounds.width,
      height: BarMetrics.searchHeight)
    if bar.superview !== self { addSubview(bar) }
    for view in parts.buttons + [parts.title, parts.prompt, parts.largeTitleZone]
    where searchHidesTitle { view.isHidden = true }
  }

  private func layoutBackground() {
    parts.background.frame = CGRect(
      x: 0, y: -parts.topExtension, width: bounds.width,
      height: bounds.height + parts.topExtension)
    let appearance = UINavigationBarAppearance(barAppearance: shownAppearance)
    if let barTintColor { appearance.backgroundColor = barTintColor }
    if shadowImage != nil { appearance.shadowColor = nil }
    let isSeeThrough = isAtEdge && edgeAppearance == nil
    parts.background.show(appearance, showsFill: !isSeeThrough)
  }

  /// Whether the bar has the look of the content's edge, since iOS 15 with small titles too: there is nothing below it.
  private var isAtEdge: Bool { hasLargeTitle ? isExpanded : parts.isScrolled == false }

  private var edgeAppearance: UINavigationBarAppearance? {
    topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var shownAppearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let isStandard = parts.isScrolled == nil ? parts.collapse > 0 : !isAtEdge
    return isStandard ? standard : edgeAppearance ?? standard
  }

  private func layoutPrompt() {
    parts.prompt.isHidden = topItem?.prompt == nil
    parts.prompt.text = topItem?.prompt
    let size = parts.prompt.sizeThatFits(.zero)
    parts.prompt.frame = CGRect(
      x: 0, y: (promptHeight - size.height).roundedHalfUp(to: pixel), width: bounds.width,
      height: size.height)
  }

  /// - Returns: the room that is left between the buttons.
  private func layoutButtons() -> (start: CGFloat, end: CGFloat) {
    let side = BarMetrics.sideMargin(width: bounds.width)
    var start: CGFloat = 0
    if let button = backButton {
      start = put(button, at: 0)
    }
    for item in topItem?.leftBarButtonItems ?? [] {
      start = put(button(item), at: start == 0 ? side : start + BarMetrics.spacing)
    }
    var end = bounds.width
    for item in topItem?.rightBarButtonItems ?? [] {
      let view = button(item)
      let x = end == bounds.width ? end - side : end - BarMetrics.spacing
      end = x - fitted(view).width
      put(view, at: end)
    }
    return (
      start == 0 ? side : start + BarMetrics.spacing,
      min(end - BarMetrics.spacing, bounds.width - side)
    )
  }

  @discardableResult
  private func put(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = fitted(view)
    let y = rowTop + ((BarMetrics.height - size.height) / 2).roundedHalfUp(to: pixel)
    view.frame = mirrored(
      CGRect(x: x, y: y, width: size.width, height: size.height), in: bounds.width)
    parts.buttons.append(view)
    addSubview(view)
    return x + size.width
  }

  private func fitted(_ view: UIView) -> CGSize {
    let isOwn = view is BarButton || view is BackButton
    let size = isOwn ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGSize(
      width: min(size.width, bounds.width / 2), height: min(size.height, BarMetrics.height))
  }

  private func button(_ item: UIBarButtonItem) -> UIView {
    item.bar = self
    if item.isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0)) }
    return item.customView ?? BarButton(item)
  }

  // MARK: Back

  private var backButton: BackButton? {
    guard let back = backItem, let item = topItem, !item.hidesBackButton else { return nil }
    let hasOwn = item.leftBarButtonItems?.isEmpty == false
    guard !hasOwn || item.leftItemsSupplementBackButton else { return nil }
    return BackButton(title: backTitle(of: back)) { [weak self] in self?.goBack() }
  }

  private func backTitle(of item: UINavigationItem) -> String {
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return "Back"
    case .default:
      return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title.nonEmpty ?? "Back"
    }
  }

  private func goBack() {
    if let action = backItem?.backBarButtonItem, action.primaryAction != nil || action.action != nil
    {
      return action.send()
    }
    var responder: UIResponder? = self
    while let current = responder {
      if let navigation = current as? UINavigationController {
        navigation.popViewController(animated: true)
        return
      }
      responder = current.next
    }
  }

  // MARK: Titles

  private func layoutTitle(between room: (start: CGFloat, end: CGFloat)) {
    let item = topItem
    let appearance = shownAppearance
    parts.title.isHidden = isExpanded || item?.titleView != nil
    show(
      item?.title, in: parts.title, .systemFont(ofSize: 17, weight: .semibold),
      appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 })
    if let view = item?.titleView {
      parts.buttons.append(view)
      addSubview(view)
      view.frame = centred(view.bounds.size, in: room)
    }
    parts.title.frame = centred(parts.title.sizeThatFits(.zero), in: room)
  }

  /// In the bar's middle, or beside it where the buttons need the room.
  private func centred(_ size: CGSize, in room: (start: CGFloat, end: CGFloat)) -> CGRect {
    let width = max(0, min(size.width, room.end - room.start))
    let middle = ((bounds.width - width) / 2).roundedHalfUp(to: pixel)
    let x = max(room.start, min(middle, room.end - width))
    let y = rowTop + ((BarMetrics.height - size.height) / 2).roundedHalfUp(to: pixel)
    return mirrored(CGRect(x: x, y: y, width: width, height: size.height), in: bounds.width)
  }

  private func layoutLargeTitle() {
    parts.largeTitleZone.isHidden = !isExpanded
    parts.largeTitleZone.frame = CGRect(
      x: 0, y: collapsedHeight, width: bounds.width,
      height: max(0, titleHeight - collapsedHeight))
    show(
      topItem?.title, in: parts.largeTitle, .systemFont(ofSize: 34, weight: .bold),
      shownAppearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 })
    let side = BarMetrics.sideMargin(width: bounds.width)
    let size = parts.largeTitle.sizeThatFits(.zero)
    parts.largeTitle.frame = mirrored(
      CGRect(
        x: side,
        y: parts.largeTitleZone.bounds.height - BarMetrics.largeTitleHeight + 3 + 2 * pixel,
        width: min(size.width, bounds.width - 2 * side), height: size.height), in: bounds.width)
  }

  private func show(
    _ text: String?, in label: UILabel, _ font: UIFont, _ own: [NSAttributedString.Key: Any]
  ) {
    let color = barStyle == .black ? UIColor.white : UIColor.label
    let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let all = base.merging(own) { $1 }
    label.attributedText = text.map { NSAttributedString(string: $0, attributes: all) }
  }
}

extension String? {
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
