/// The default style of a group of controls: side by side on a plate, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupPlate(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: controls side by side on a gray plate with lines between them.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
