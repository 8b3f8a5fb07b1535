/// The paint that a style had where it was set.
struct FixedStyle: PaintedStyle, @unchecked Sendable {
  typealias Resolved = Never

  let fixed: Paint

  func paint(in environment: EnvironmentValues) -> Paint? { fixed }
}
