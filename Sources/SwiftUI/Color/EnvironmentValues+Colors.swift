extension EnvironmentValues {
  /// What `foregroundStyle` has set, level by level; none means the label colors.
  var foregroundLevels: [AnyShapeStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The first level of what `foregroundStyle` has set; nil means the label color.
  var foreground: AnyShapeStyle? {
    get { foregroundLevels.first }
    set { foregroundLevels = newValue.map { [$0] } ?? [] }
  }

  /// What `tint` has set.
  var tint: AnyShapeStyle? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The color of the tint; nil if none is set, or if it isn't one color.
  var tintColor: Color? {
    get { tint.flatMap(color(for:)).map(Color.init(uiColor:)) }
    set { tint = newValue.map { AnyShapeStyle($0) } }
  }

  /// What `accentColor` has set.
  var accentColor: Color? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The traits that colors depend on.
  var colorTraits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }

  /// The surroundings of a style that they set by itself, as `.tint(.tint)` does.
  func without<Value>(_ style: WritableKeyPath<EnvironmentValues, Value?>) -> EnvironmentValues {
    var outer = self
    outer[keyPath: style] = nil
    return outer
  }

  /// The color of a style here; nil if the style isn't one color, or not drawn yet.
  func color(for style: any ShapeStyle) -> UIColor? { paint(for: style)?.color }

  /// The paint of a style here; nil if the style isn't drawn yet.
  func paint(for style: any ShapeStyle) -> Paint? {
    if let style = style as? any PaintedStyle { return style.paint(in: self) }
    return resolved(style).flatMap { paint(for: $0) }
  }

  /// What a style of a team's own stands for.
  private func resolved<S: ShapeStyle>(_ style: S) -> (any ShapeStyle)? {
    S.Resolved.self == Never.self ? nil : style.resolve(in: self)
  }

  /// A style as it is kept in the environment; nil if it isn't drawn yet.
  ///
  /// What depends on the style that it takes the place of is fixed; colors follow their surroundings.
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
  /// Levels of one style are shares of its alpha; after the last of several styles, it counts.
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
