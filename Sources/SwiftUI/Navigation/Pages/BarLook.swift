/// The background of a bar as a page wants it.
@MainActor
struct BarLook {
  /// Nil for a bar that looks as bars do.
  private let appearance: UIBarAppearance?
  /// Whether the bar has its background also at the edge of its content.
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

  /// Sets the looks of a bar; that of a bar which a page asks nothing of is set to none once.
  func apply<Bar: AnyObject, Appearance: UIBarAppearance>(
    to bar: Bar, _ make: (UIBarAppearance) -> Appearance,
    _ standard: ReferenceWritableKeyPath<Bar, Appearance?>,
    _ edge: ReferenceWritableKeyPath<Bar, Appearance?>
  ) {
    if appearance == nil, bar[keyPath: standard] == nil { return }
    bar[keyPath: standard] = appearance.map(make)
    bar[keyPath: edge] = isAlwaysSeen ? appearance.map(make) : nil
  }

  /// Sets the looks of a bar that always has a standard one, which comes back when nothing is asked for.
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

/// What a bar looked like before a page asked for something else.
private final class OwnLooks<Appearance: UIBarAppearance>: NSObject {
  let standard: Appearance
  let edge: Appearance?

  init(standard: Appearance, edge: Appearance?) {
    self.standard = standard
    self.edge = edge
  }
}

extension UIView {
  /// The color scheme that a page asks of a bar.
  func take(colorScheme: ColorScheme?) {
    let style = UIUserInterfaceStyle(colorScheme)
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }
}
