/// A progress view drawn as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated public init() {}
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if labelsVisibility != .hidden { configuration.label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
