/// The paint that a style had when it was set.
struct FixedStyle: PaintedStyle, @unchecked Sendable {
  typealias Resolved = Never

  let fixed: Paint

  func paint(in environment: EnvironmentValues) -> Paint? { fixed }
}
