/// A toggle as a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  nonisolated public init() {}
  /// Creates a style whose switches have a color of their own while they are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(configuration.label) { SwitchControl(isOn: configuration.$isOn, tint: tint) }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label at the leading edge and UIKit's switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
