/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  public typealias Body = Never

  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown if the section can be collapsed; nil if it cannot.
  let isExpanded: Binding<Bool>?

  init(
    storing header: Parent, _ content: Content, _ footer: Footer,
    _ isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, UndrawnValue
where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(storing: header(), content(), footer()) }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(storing: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(storing: EmptyView(), content(), footer()) }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(storing: header(), content(), EmptyView()) }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(storing: header, content(), EmptyView())
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(storing: header(), content(), EmptyView(), isExpanded) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content(), EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content(), EmptyView())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(titleKey), content(), EmptyView(), isExpanded) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(title), content(), EmptyView(), isExpanded) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// How the section is collapsed: in a sidebar, by its header.
  @MainActor
  func disclosure(in evaluation: Evaluation) -> ListDisclosure? {
    guard evaluation.environment.list.look == .sidebar, !(header is EmptyView) else { return nil }
    var own = evaluation.kept("own") { State(wrappedValue: true) }
    own.link("is expanded", to: evaluation)
    return ListDisclosure(isExpanded: isExpanded ?? own.projectedValue)
  }
}
