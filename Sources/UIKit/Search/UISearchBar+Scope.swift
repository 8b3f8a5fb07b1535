import DarkroomCoreGraphics
public import Foundation

extension UISearchBar {
  struct Scope {
    var isShown = false
    var selection = 0
    var control: UISegmentedControl?
    var backdrop: UIImageView?
    var attributes = StateValues<[NSAttributedString.Key: Any]>()
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scope.attributes[state] = attributes
    madeScopeControl.setTitleTextAttributes(attributes, for: state)
  }

  /// What is set for exactly this state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scope.attributes[state] }

  /// The image is drawn behind each scope in that state, stretched.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { madeScopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scope.control?.backgroundImage(for: state, barMetrics: .default)
  }

  /// Drawn between two scopes of those states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    madeScopeControl.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scope.control?.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  private var madeScopeControl: UISegmentedControl {
    if let control = scope.control { return control }
    let control = UISegmentedControl()
    control.addAction(
      UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    scope.control = control
    return control
  }

  private func scopeWasChosen() {
    guard let index = scope.control?.selectedSegmentIndex else { return }
    scope.selection = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    onEdit?(.changed)
  }

  func scopeTitlesDidChange() {
    let control = madeScopeControl
    control.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    control.selectedSegmentIndex = scope.selection
    setNeedsLayout()
  }

  func selectScope(_ index: Int) {
    scope.selection = index
    scope.control?.selectedSegmentIndex = index
  }

  /// The scopes are as wide as the field without a button beside it, and 32 points high.
  func layoutScope() {
    layoutScopeBackdrop()
    guard scope.isShown, let control = scope.control, control.numberOfSegments > 0 else {
      scope.control?.removeFromSuperview()
      return
    }
    if control.superview == nil { addSubview(control) }
    let row = rowSpan
    control.frame = CGRect(
      x: row.minX, y: bounds.height - BarMetrics.scopeHeight + 2, width: row.width, height: 32)
  }

  /// The range between the side margins, which has no width if they leave none; in a navigation bar the margins are
  /// those of its items, beside the safe area.
  var rowSpan: CGRect {
    var (left, right) = (CGFloat(8), CGFloat(8))
    if isInNavigationBar {
      let side = BarMetrics.sideMargin(width: bounds.width)
      (left, right) = (safeAreaInsets.left + side, safeAreaInsets.right + side)
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  private func layoutScopeBackdrop() {
    guard scope.isShown, let scopeBarBackgroundImage else {
      scope.backdrop?.isHidden = true
      return
    }
    let view = scope.backdrop ?? UIImageView()
    if view.superview == nil { insertSubview(view, belowSubview: field) }
    scope.backdrop = view
    view.isHidden = false
    view.image = scopeBarBackgroundImage
    view.frame = CGRect(
      x: 0, y: bounds.height - BarMetrics.scopeHeight, width: bounds.width,
      height: BarMetrics.scopeHeight)
  }
}
