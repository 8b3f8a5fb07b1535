/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style that `backgroundStyle(_:)` has set, or the background color of the system.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style that `backgroundStyle(_:)` has set, or the background color of the system.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.paint(for: environment.backgroundStyle ?? AnyShapeStyle(Color(.systemBackground)))
  }

  /// For the system's background, the levels are those of nested groups.
  ///
  /// OpenSwiftUI, audited against iOS 18: in light mode every other one is white again.
  func paint(level: Int, in environment: EnvironmentValues) -> Paint? {
    guard environment.backgroundStyle == nil else {
      return paint(in: environment)?.opacity(EnvironmentValues.shares[level])
    }
    let isLight = environment.colorScheme == .light
    let colors: [UIColor] =
      isLight
      ? [.systemBackground, .secondarySystemBackground]
      : [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGray4]
    let color = colors[isLight ? level % 2 : min(level, 3)]
    return Paint(color.resolvedColor(with: environment.colorTraits))
  }
  var isRelative: Bool { true }
}
