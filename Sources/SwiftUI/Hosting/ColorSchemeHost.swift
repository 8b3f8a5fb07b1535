/// A controller whose tree may ask for a color scheme, which is that of all that is presented with it.
///
/// - See: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:), of the nearest
///   presentation, such as a popover, a sheet or a window.
@MainActor
protocol ColorSchemeHost: UIViewController {
  var ownColorScheme: ColorScheme? { get }
}

extension UIHostingController: ColorSchemeHost {}

extension UIViewController {
  /// The host that everything is part of that is presented with this one.
  var outermostHost: (any ColorSchemeHost)? {
    sequence(first: self) { $0.parent }.compactMap { $0 as? any ColorSchemeHost }.last
  }
}

extension ColorSchemeHost {
  /// Takes the scheme that the own tree, or else the first page that is seen in it, asks for.
  func hearColorSchemes() {
    let style = UIUserInterfaceStyle(ownColorScheme ?? shownColorScheme)
    guard overrideUserInterfaceStyle != style else { return }
    overrideUserInterfaceStyle = style
    guard let window = viewIfLoaded?.window, window.rootViewController === self else { return }
    window.overrideUserInterfaceStyle = style
  }
}

extension UIViewController {
  /// What the pages that are seen inside of the controller ask for.
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
