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
  /// Creates a section between a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The views above the rows, in the style of the list.
  ///   - footer: The views below the rows, in small secondary text.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(storing: header(), content(), footer()) }
  /// Creates a section with a given header and footer; the older form of the initializer with closures.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(storing: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer below its rows.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(storing: EmptyView(), content(), footer()) }
  /// Creates a section with a given footer; the older form of the initializer with closures.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header above its rows, which looks as the style of the list has it.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(storing: header(), content(), EmptyView()) }
  /// Creates a section with a given header; the older form of the initializer with closures.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(storing: header, content(), EmptyView())
  }
  /// Creates a section that a binding opens and closes, in lists with the style of a sidebar only.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(storing: header(), content(), EmptyView(), isExpanded) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer, whose rows form a group of their own.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title as its header.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content(), EmptyView())
  }
  /// Creates a section with a header that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content(), EmptyView())
  }
  /// Creates a section with a localized title, which a binding opens and closes in a sidebar.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: Text(titleKey), content(), EmptyView(), isExpanded) }
  /// Creates a section with a title that is shown as it is, which a binding opens and closes in a sidebar.
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
