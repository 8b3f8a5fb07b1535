/// A progress view drawn as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated public init() {}
  /// Creates a style whose spinner has a color of its own in place of the tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressSpinner(tint: tint)
      if labelsVisibility != .hidden { configuration.label.foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning spinner above the label, whether there is a value or not; a picture shows one moment of it.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
