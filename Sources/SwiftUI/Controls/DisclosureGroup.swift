/// Views that can be folded away.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content

  init(storing label: Label, _ content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content) }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content) }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(titleKey), content) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(titleKey), content) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(label), content) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(label), content) }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View { undrawn() }
}
