/// A control for a color.
public struct ColorPicker<Label: View> {
  let label: Label

  init(storing label: Label) { self.label = label }
}

extension ColorPicker: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(storing: label()) }
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(storing: label()) }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(storing: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(storing: Text(title)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(storing: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(storing: Text(title)) }
}
