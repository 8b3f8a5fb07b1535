/// A progress view that is a bar.
public struct LinearProgressViewStyle: NamedProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
