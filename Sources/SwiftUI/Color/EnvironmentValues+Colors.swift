extension EnvironmentValues {
  /// What `foregroundStyle` has set; nil means the label color.
  var foreground: AnyShapeStyle? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The traits that colors depend on.
  private var colorTraits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }

  /// The color of a style here; nil if the style is not one color, or not drawn yet.
  func color(for style: any ShapeStyle) -> UIColor? {
    switch style {
    case let color as Color: color.uiColor.resolvedColor(with: colorTraits)
    case let any as AnyShapeStyle: color(for: any.storage)
    case is ForegroundStyle: foregroundColor(level: 0)
    case let level as HierarchicalShapeStyle: foregroundColor(level: level.level)
    default: resolved(style)
    }
  }

  /// The color of a style that a team has made of others.
  private func resolved<S: ShapeStyle>(_ style: S) -> UIColor? {
    S.Resolved.self == Never.self ? nil : color(for: style.resolve(in: self))
  }

  /// Levels of a color that was set are shares of its alpha.
  private func foregroundColor(level: Int) -> UIColor? {
    guard let foreground else { return Self.labels[level].resolvedColor(with: colorTraits) }
    return color(for: foreground).map {
      $0.withAlphaComponent($0.cgColor.alpha * Self.shares[level])
    }
  }

  /// Makes a level of the foreground style the style itself.
  mutating func setForeground(level: Int) {
    foreground = foregroundColor(level: level).map { AnyShapeStyle(Color(uiColor: $0)) }
  }

  private static let shares: [CGFloat] = [1, 0.5, 0.25, 0.18, 0.1]
  private static let labels: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    UIColor { ($0.userInterfaceStyle == .dark ? UIColor.white : .black).withAlphaComponent(0.05) },
  ]
}
