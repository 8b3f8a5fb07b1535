/// A property that `appearance()` can set.
@MainActor
struct AppearanceSetting {
  /// Gives a view the prototype's value where that differs from a new view's, and the view has still that of a new
  /// one; answers whether the prototype says something.
  let apply: (_ prototype: UIView, _ blank: UIView, _ view: UIView) -> Bool

  private init<View: UIView, Value>(
    _ property: ReferenceWritableKeyPath<View, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    apply = { prototype, blank, view in
      guard let prototype = prototype as? View, let blank = blank as? View, let view = view as? View
      else { return false }
      let (wanted, standard) = (prototype[keyPath: property], blank[keyPath: property])
      guard !isSame(wanted, standard) else { return false }
      if isSame(view[keyPath: property], standard) { view[keyPath: property] = wanted }
      return true
    }
  }

  private init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
    self.init(property, isSame: { $0 == $1 })
  }

  private init<View: UIView>(
    attributes property: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) { self.init(property) { ($0 == nil) == ($1 == nil) } }

  private init<View: UIView, Look: UIBarAppearance>(
    look property: ReferenceWritableKeyPath<View, Look>
  ) { self.init(property) { $0.looksLike($1) } }

  private init<View: UIView, Look: UIBarAppearance>(
    edge property: ReferenceWritableKeyPath<View, Look?>
  ) { self.init(property) { ($0 == nil) == ($1 == nil) } }

  static let all: [AppearanceSetting] = views + bars + controls

  private static let views: [AppearanceSetting] = [
    .init(\UIView.ownTintColor), .init(\UIView.backgroundColor), .init(\UILabel.font),
    .init(\UILabel.textColor), .init(\UITextField.font), .init(\UITextField.textColor),
    .init(\UITextView.font), .init(\UITextView.textColor), .init(\UITableView.separatorColor),
    .init(\UITableView.sectionIndexColor), .init(\UISearchBar.barTintColor),
  ]

  private static let bars: [AppearanceSetting] = [
    .init(\UINavigationBar.barTintColor), .init(\UINavigationBar.isTranslucent),
    .init(\UINavigationBar.barStyle), .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.shadowImage),
    .init(attributes: \UINavigationBar.titleTextAttributes),
    .init(attributes: \UINavigationBar.largeTitleTextAttributes),
    .init(look: \UINavigationBar.standardAppearance),
    .init(edge: \UINavigationBar.scrollEdgeAppearance),
    .init(\UITabBar.barTintColor), .init(\UITabBar.unselectedItemTintColor),
    .init(\UITabBar.isTranslucent), .init(look: \UITabBar.standardAppearance),
    .init(edge: \UITabBar.scrollEdgeAppearance), .init(\UIToolbar.barTintColor),
    .init(\UIToolbar.isTranslucent), .init(look: \UIToolbar.standardAppearance),
    .init(edge: \UIToolbar.scrollEdgeAppearance),
  ]

  private static let controls: [AppearanceSetting] = [
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor), .init(\UIActivityIndicatorView.color),
    .init(\UISegmentedControl.selectedSegmentTintColor),
  ]
}

extension UIView {
  /// What was set of this view, not what it inherits.
  fileprivate var ownTintColor: UIColor? {
    get { appearance.tintColor }
    set { tintColor = newValue }
  }
}

extension UIBarAppearance {
  fileprivate func looksLike(_ other: UIBarAppearance) -> Bool {
    let titles = (self as? UINavigationBarAppearance)?.titleTextAttributes.count
    let others = (other as? UINavigationBarAppearance)?.titleTextAttributes.count
    return backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundImage === other.backgroundImage && shadowImage === other.shadowImage
      && (backgroundEffect == nil) == (other.backgroundEffect == nil) && titles == others
  }
}
