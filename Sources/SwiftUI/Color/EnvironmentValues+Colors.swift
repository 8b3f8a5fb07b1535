extension EnvironmentValues {
  /// The styles that `foregroundStyle` has set, level by level; empty for the label colors.
  var foregroundLevels: [AnyShapeStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The first level that `foregroundStyle` has set; nil for the label color.
  var foreground: AnyShapeStyle? {
    get { foregroundLevels.first }
    set { foregroundLevels = newValue.map { [$0] } ?? [] }
  }

  /// What `tint` has set.
  var tint: AnyShapeStyle? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The color of the tint; nil if none is set or it isn't a single color.
  var tintColor: Color? {
    get { tint.flatMap(color(for:)).map(Color.init(uiColor:)) }
    set { tint = newValue.map { AnyShapeStyle($0) } }
  }

  /// What `accentColor` has set.
  var accentColor: Color? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The traits on which colors depend.
  var colorTraits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }

  /// The environment outside of a style, for a style that refers to itself, as in `.tint(.tint)`.
  func without<Value>(_ style: WritableKeyPath<EnvironmentValues, Value?>) -> EnvironmentValues {
    var outer = self
    outer[keyPath: style] = nil
    return outer
  }

  /// The color of a style in this environment; nil if it isn't a single color or isn't drawn yet.
  func color(for style: any ShapeStyle) -> UIColor? { paint(for: style)?.color }

  /// The paint of a style in this environment; nil if the style isn't drawn yet.
  func paint(for style: any ShapeStyle) -> Paint? {
    if let style = style as? any PaintedStyle { return style.paint(in: self) }
    return resolved(style).flatMap { paint(for: $0) }
  }

  /// The style to which a custom style resolves.
  private func resolved<S: ShapeStyle>(_ style: S) -> (any ShapeStyle)? {
    S.Resolved.self == Never.self ? nil : style.resolve(in: self)
  }

  /// A style as the environment stores it; nil if it isn't drawn yet.
  ///
  /// A style that depends on the one it replaces is resolved at once; colors still depend on the environment.
  func settled(_ style: any ShapeStyle) -> AnyShapeStyle? {
    guard let painted = style as? any PaintedStyle else {
      return resolved(style).flatMap { settled($0) }
    }
    guard let paint = painted.paint(in: self) else { return nil }
    if painted.isRelative { return AnyShapeStyle(FixedStyle(fixed: paint)) }
    return AnyShapeStyle(painted)
  }

  /// The paint of a level of the foreground style.
  ///
  /// Levels of a single style are fractions of its alpha. With several styles, further levels use the last one.
  func foregroundPaint(level: Int) -> Paint? {
    let levels = foregroundLevels
    guard let first = levels.first else {
      return Paint(Self.labels[level].resolvedColor(with: colorTraits))
    }
    if levels.count == 1 { return paint(for: first)?.opacity(Self.shares[level]) }
    return paint(for: levels[min(level, levels.count - 1)])
  }

  /// Makes a level of the foreground style the style itself.
  mutating func setForeground(level: Int) {
    foreground = foregroundPaint(level: level).map { AnyShapeStyle(FixedStyle(fixed: $0)) }
  }

  static let shares: [CGFloat] = [1, 0.5, 0.25, 0.18, 0.1]
  private static let labels: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    UIColor { ($0.userInterfaceStyle == .dark ? UIColor.white : .black).withAlphaComponent(0.05) },
  ]
}
