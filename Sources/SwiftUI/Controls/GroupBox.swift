/// Views in a box.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  init(storing label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), content())
  }
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(storing: label, content())
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content())
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { undrawn() }
}
