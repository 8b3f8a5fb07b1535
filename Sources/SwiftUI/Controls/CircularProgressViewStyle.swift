/// A progress view drawn as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated public init() {}
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressSpinner(tint: tint)
      if labelsVisibility != .hidden { configuration.label.foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
