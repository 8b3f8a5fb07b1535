/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content

  init(storing label: Label, _ selection: Binding<SelectionValue>?, _ content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), selection, content()) }
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(storing: label, selection, content()) }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(titleKey), selection, content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(title), selection, content()) }
}

extension Picker where Label == DarkroomSwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), selection, content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), selection, content())
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { undrawn() }
}
