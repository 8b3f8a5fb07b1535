/// A controller whose tree can prefer a color scheme, which then applies to the whole presentation.
///
/// - See: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:), of the nearest
///   presentation, such as a popover, a sheet or a window.
@MainActor
protocol ColorSchemeHost: UIViewController {
  var ownColorScheme: ColorScheme? { get }
}

extension UIHostingController: ColorSchemeHost {}

extension UIViewController {
  /// The outermost host of the presentation that contains this one.
  var outermostHost: (any ColorSchemeHost)? {
    sequence(first: self) { $0.parent }.compactMap { $0 as? any ColorSchemeHost }.last
  }
}

extension ColorSchemeHost {
  /// Applies the scheme that the own tree prefers, or else the first visible page in it.
  func hearColorSchemes() {
    let style = UIUserInterfaceStyle(ownColorScheme ?? shownColorScheme)
    guard overrideUserInterfaceStyle != style else { return }
    overrideUserInterfaceStyle = style
    guard let window = viewIfLoaded?.window, window.rootViewController === self else { return }
    window.overrideUserInterfaceStyle = style
  }
}

extension UIViewController {
  /// The scheme that visible pages inside the controller prefer.
  fileprivate var shownColorScheme: ColorScheme? {
    shownChildren.lazy.compactMap { child in
      (child as? any ColorSchemeHost)?.ownColorScheme ?? child.shownColorScheme
    }.first
  }

  private var shownChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: [navigation.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default: children
    }
  }
}
