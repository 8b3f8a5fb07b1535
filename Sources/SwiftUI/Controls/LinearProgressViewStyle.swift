/// A progress view drawn as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated public init() {}
  /// Creates a style whose bar has a color of its own in place of the tint.
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
  /// A bar with the label above and the value's label below; without a value it is empty.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
