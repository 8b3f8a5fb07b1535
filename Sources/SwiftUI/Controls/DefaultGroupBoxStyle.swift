/// The group box of iOS: a label above the content on a plate, whose color alternates in nested boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.groupBoxDepth) private var depth

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .environment(\.groupBoxDepth, depth + 1)
    .padding()
    .background(
      Color(uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground),
      in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a bold label above the content, on a plate with a corner radius of 8 points.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
