import DarkroomCoreGraphics
import Foundation

extension UINavigationBar {
  @MainActor
  struct Parts {
    let background = _UIBarBackground()
    let title = UILabel()
    let prompt = UILabel()
    let largeTitle = UILabel()
    /// Clips the large title as it scrolls away under the bar.
    let largeTitleZone = UIView()
    var buttons: [UIView] = []
    /// How far the background extends above the bar, in points.
    var topExtension: CGFloat = 0
    /// Whether the bar is in a sheet, where it is 12 points higher and its items are centered.
    var isInSheet = false
    /// The search bar of the item on top.
    weak var search: UISearchBar?
    /// The frame of the search bar if it is beside the title; nil if it is below.
    var searchRect: CGRect?
    /// How far the large title has scrolled away, from 0 to its height in points.
    var collapse: CGFloat = 0
    /// How far the search bar below the title has scrolled away, from 0 to its height in points.
    var searchCollapse: CGFloat = 0
    /// Whether the content below a navigation controller's bar is scrolled away from its top.
    ///
    /// It is nil for a bar without such content, which has its standard look.
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
    parts.searchCollapse = 0
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
  /// The top of the row of items.
  private var rowTop: CGFloat { promptHeight + sheetPadding }

  /// The height without the parts that scroll away.
  var collapsedHeight: CGFloat {
    searchHidesTitle ? sheetPadding : BarMetrics.height + promptHeight + 2 * sheetPadding
  }

  /// The height without the search bar.
  private var titleHeight: CGFloat {
    let shown = hasLargeTitle && !searchHidesTitle
    return collapsedHeight + (shown ? max(0, largeTitleHeight - parts.collapse) : 0)
  }

  var fittingHeight: CGFloat {
    titleHeight + searchAreaHeight
  }

  /// The height of the part of the search bar that has not scrolled away, with 8 points above it if it is the only row.
  var searchAreaHeight: CGFloat {
    max(0, fullSearchHeight - (hidesSearch ? parts.searchCollapse : 0))
  }

  /// The height of the search bar at the top of the content.
  var fullSearchHeight: CGFloat {
    search == nil || searchIsInline ? 0 : searchHeight + (searchHidesTitle ? 8 : 0)
  }

  /// Whether the search bar scrolls away with the content, as it does unless a person searches.
  var hidesSearch: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive && !searchIsInline
  }

  private var searchHeight: CGFloat {
    UISearchTextField.height(for: traitCollection) + BarMetrics.searchPadding
      + (search?.searchBar.scopeHeight ?? 0)
  }

  private var search: UISearchController? { topItem?.searchController }
  private var searchHidesTitle: Bool {
    search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
  }

  /// Whether the search bar is beside the title, where wide bars have it since iOS 16.
  var searchIsInline: Bool {
    topItem?.preferredSearchBarPlacement != .stacked && isWide
  }
  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }
  /// Whether the title is at the leading side and items are in the middle.
  private var isForDocuments: Bool { isWide && (topItem?.style ?? .navigator) != .navigator }

  private var isExpanded: Bool { hasLargeTitle && parts.collapse < largeTitleHeight }

  /// The standard font of the large title, which grows with the text, as small titles and items do not.
  private var largeTitleFont: UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return .systemFont(ofSize: style.pointSize, weight: .bold)
  }

  /// The height of the large title, whose baseline is 16 points above its lower edge.
  var largeTitleHeight: CGFloat {
    let needed = (largeTitleFont.ascender + BarMetrics.largeTitleDepth).roundedHalfUp(to: pixel)
    return max(BarMetrics.largeTitleHeight, needed)
  }

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
    let shown = searchIsInline ? searchHeight : min(searchAreaHeight, searchHeight)
    bar.frame =
      parts.searchRect
      ?? CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
    bar.isHidden = shown <= 0
    bar.clipsToBounds = shown < searchHeight
    if bar.superview !== self { addSubview(bar) }
    for view in parts.buttons + [parts.title, parts.prompt, parts.largeTitleZone]
    where searchHidesTitle { view.isHidden = true }
  }

  /// How far the background extends upwards; a bar attached to the top of its superview fills the space above it.
  private var topExtension: CGFloat {
    guard parts.topExtension == 0, barPosition == .topAttached else { return parts.topExtension }
    return max(0, frame.minY)
  }

  private func layoutBackground() {
    parts.background.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    parts.background.show(barStyle)
    let appearance = UINavigationBarAppearance(barAppearance: shownAppearance)
    if let barTintColor { appearance.backgroundColor = barTintColor }
    let image = images.shown(at: barPosition, metrics)
    appearance.take(background: image, shadow: shadowImage)
    let isSeeThrough = isAtEdge && edgeAppearance == nil && image == nil
    parts.background.show(appearance, showsFill: !isSeeThrough)
  }

  /// Whether the bar uses its scroll edge appearance because no content is below it; since iOS 15 this includes bars
  /// with small titles.
  private var isAtEdge: Bool { hasLargeTitle ? isExpanded : parts.isScrolled == false }

  private var edgeAppearance: UINavigationBarAppearance? {
    let compact =
      isLow ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private var shownAppearance: UINavigationBarAppearance {
    let own = isLow ? topItem?.compactAppearance : nil
    let compact = isLow ? compactAppearance : nil
    let standard = own ?? topItem?.standardAppearance ?? compact ?? standardAppearance
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

  /// - Returns: The start and end of the space between the buttons.
  private func layoutButtons() -> (start: CGFloat, end: CGFloat) {
    let side = BarMetrics.sideMargin(width: bounds.width)
    let (first, last) = (barSides.leading, bounds.width - barSides.trailing)
    var start = first
    if let button = backButton {
      start = put(button, at: first)
    }
    for item in topItem?.shownLeftItems ?? [] {
      start = put(button(item), at: start == first ? first + side : start + BarMetrics.spacing)
    }
    var end = last
    for item in topItem?.shownRightItems ?? [] {
      let view = button(item)
      let x = end == last ? end - side : end - BarMetrics.spacing
      end = x - fitted(view).width
      put(view, at: end)
    }
    let room = (
      start: start == first ? first + side : start + BarMetrics.spacing,
      end: min(end - BarMetrics.spacing, last - side)
    )
    return layoutCenter(in: makeRoomForSearch(in: room))
  }

  /// Shrinks the space by the search bar beside the title, which takes its trailing end.
  private func makeRoomForSearch(
    in room: (start: CGFloat, end: CGFloat)
  ) -> (start: CGFloat, end: CGFloat) {
    parts.searchRect = nil
    guard search != nil, searchIsInline else { return room }
    let width = min(BarMetrics.inlineSearchWidth, room.end - room.start)
    let height = UISearchTextField.height(for: traitCollection) + 2
    parts.searchRect = mirrored(
      CGRect(
        x: room.end - width, y: rowTop + (BarMetrics.height - height) / 2, width: width,
        height: height), in: bounds.width)
    return (room.start, room.end - width - BarMetrics.spacing)
  }

  /// Lays out the items in the middle, which limit the space of a title before them.
  private func layoutCenter(
    in room: (start: CGFloat, end: CGFloat)
  ) -> (start: CGFloat, end: CGFloat) {
    guard isForDocuments, let items = topItem?.shownCenterItems, !items.isEmpty else { return room }
    let views = items.map(button)
    let gaps = BarMetrics.spacing * CGFloat(views.count - 1)
    let width = views.reduce(gaps) { $0 + fitted($1).width }
    let first = max(room.start, ((bounds.width - width) / 2).roundedHalfUp(to: pixel))
    _ = views.reduce(first) { put($1, at: $0) + BarMetrics.spacing }
    return (room.start, first - BarMetrics.spacing)
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
    if let view = item.customView { return view }
    let look = shownAppearance
    return BarButton(item, item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
  }

  // MARK: Back

  private var backButton: BackButton? {
    guard let item = topItem, backItem != nil || item.backAction != nil, !item.hidesBackButton
    else { return nil }
    let hasOwn = !item.shownLeftItems.isEmpty
    guard !hasOwn || item.leftItemsSupplementBackButton else { return nil }
    let own = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    let backBarItem = backItem?.backBarButtonItem
    return BackButton(
      title: backItem.map(backTitle) ?? "Back",
      indicator: shownAppearance.backIndicatorImage ?? own,
      look: backBarItem?.backLook ?? BarItemLook(),
      barLook: shownAppearance.backButtonAppearance.look(isEnabled: true),
      attributes: backBarItem?.titleTextAttributes(for: .normal) ?? [:]
    ) { [weak self] in self?.goBack() }
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
    if let action = topItem?.backAction { return action.perform(from: topItem) }
    if let action = backItem?.backBarButtonItem, action.primaryAction != nil || action.action != nil
    {
      return action.send()
    }
    var responder: UIResponder? = self
    while let current = responder {
      if let navigation = current as? UINavigationController { return goBack(in: navigation) }
      responder = current.next
    }
    popItem(animated: true)
  }

  /// Goes back.
  ///
  /// A navigation controller that is the bar's delegate may refuse.
  private func goBack(in navigation: UINavigationController) {
    let delegate = navigation as? any UINavigationBarDelegate
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
    navigation.popViewController(animated: true)
    delegate?.navigationBar(self, didPop: top)
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
    if item?.titleMenuProvider != nil { addMenuArrow(to: parts.title) }
    parts.title.frame = placed(parts.title.sizeThatFits(.zero), in: room)
      .offsetBy(dx: 0, dy: titleOffset)
  }

  /// Adds the arrow that shows that a title has a menu.
  private func addMenuArrow(to label: UILabel) {
    guard let title = label.attributedText, title.length > 0,
      let image = UIImage(
        systemName: "chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
    else { return }
    let attachment = NSTextAttachment()
    attachment.image = image.withTintColor(.secondaryLabel)
    let whole = NSMutableAttributedString(attributedString: title)
    whole.append(
      NSAttributedString(
        string: "\u{a0}", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]))
    whole.append(NSAttributedString(attachment: attachment))
    label.attributedText = whole
  }

  /// Places the title: at the leading side of the space in a bar for documents, and otherwise in the middle.
  private func placed(_ size: CGSize, in room: (start: CGFloat, end: CGFloat)) -> CGRect {
    guard isForDocuments else { return centred(size, in: room) }
    let y = rowTop + ((BarMetrics.height - size.height) / 2).roundedHalfUp(to: pixel)
    let width = max(0, min(size.width, room.end - room.start))
    return mirrored(
      CGRect(x: room.start, y: y, width: width, height: size.height), in: bounds.width)
  }

  /// Centers a size in the bar, or moves it aside if the buttons need the space.
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
      topItem?.title, in: parts.largeTitle, largeTitleFont,
      shownAppearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 })
    let side = BarMetrics.sideMargin(width: bounds.width)
    let (first, last) = (barSides.leading + side, bounds.width - barSides.trailing - side)
    let size = parts.largeTitle.sizeThatFits(.zero)
    // The baseline is where that of the standard size is.
    let rise = UIFont.systemFont(ofSize: BarMetrics.largeTitleSize).ascender
    let top = 3 + 2 * pixel + (rise - largeTitleFont.ascender).roundedHalfUp(to: pixel)
    parts.largeTitle.frame = mirrored(
      CGRect(
        x: first,
        y: parts.largeTitleZone.bounds.height - BarMetrics.largeTitleHeight + top,
        width: max(0, min(size.width, last - first)), height: size.height), in: bounds.width)
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
