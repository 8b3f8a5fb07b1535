/// The background of a bar that a page sets.
@MainActor
struct BarLook {
  /// The appearance; nil for the default.
  private let appearance: UIBarAppearance?
  /// Whether the background is shown even at the edge of the content.
  private let isAlwaysSeen: Bool

  init(_ bar: PageSettings.Bar?, _ traits: UITraitCollection) {
    guard let bar, bar.background != nil || bar.style != nil else {
      (appearance, isAlwaysSeen) = (nil, false)
      return
    }
    let appearance = UIBarAppearance()
    if bar.background == .hidden {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithDefaultBackground()
    }
    var environment = EnvironmentValues(traits)
    if let scheme = bar.colorScheme { environment.colorScheme = scheme }
    if bar.background != .hidden, let style = bar.style, let color = environment.color(for: style) {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      appearance.shadowColor = nil
    }
    self.appearance = appearance
    isAlwaysSeen = bar.background != nil && bar.background != .automatic
  }

  /// Sets the appearances of a bar; if a page sets none, the bar's own are removed once.
  func apply<Bar: AnyObject, Appearance: UIBarAppearance>(
    to bar: Bar, _ make: (UIBarAppearance) -> Appearance,
    _ standard: ReferenceWritableKeyPath<Bar, Appearance?>,
    _ edge: ReferenceWritableKeyPath<Bar, Appearance?>
  ) {
    if appearance == nil, bar[keyPath: standard] == nil { return }
    bar[keyPath: standard] = appearance.map(make)
    bar[keyPath: edge] = isAlwaysSeen ? appearance.map(make) : nil
  }

  /// Sets the appearances of a bar that always has a standard one, which is restored if a page sets none.
  func apply<Bar: UIView, Appearance: UIBarAppearance>(
    to bar: Bar, _ make: (UIBarAppearance) -> Appearance,
    _ standard: ReferenceWritableKeyPath<Bar, Appearance>,
    _ edge: ReferenceWritableKeyPath<Bar, Appearance?>
  ) {
    let own = Self.ownLooks.object(forKey: bar) as? OwnLooks<Appearance>
    guard let appearance else {
      guard let own else { return }
      (bar[keyPath: standard], bar[keyPath: edge]) = (own.standard, own.edge)
      return Self.ownLooks.removeObject(forKey: bar)
    }
    if own == nil {
      let looks = OwnLooks(standard: bar[keyPath: standard], edge: bar[keyPath: edge])
      Self.ownLooks.setObject(looks, forKey: bar)
    }
    bar[keyPath: standard] = make(appearance)
    bar[keyPath: edge] = isAlwaysSeen ? make(appearance) : nil
  }

  private static let ownLooks = NSMapTable<UIView, NSObject>.weakToStrongObjects()
}

/// The appearance of a bar before a page changed it.
private final class OwnLooks<Appearance: UIBarAppearance>: NSObject {
  let standard: Appearance
  let edge: Appearance?

  init(standard: Appearance, edge: Appearance?) {
    self.standard = standard
    self.edge = edge
  }
}

extension UIView {
  /// Sets the color scheme of a bar that a page requests.
  func take(colorScheme: ColorScheme?) {
    let style = UIUserInterfaceStyle(colorScheme)
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }
}
