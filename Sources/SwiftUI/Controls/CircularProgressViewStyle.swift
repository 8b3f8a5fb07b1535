/// A progress view that is round.
public struct CircularProgressViewStyle: NamedProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
