/// A control that pushes a page.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination?

  init(storing label: Label, _ destination: Destination? = nil) {
    self.label = label
    self.destination = destination
  }
}

extension NavigationLink: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination()) }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), destination)
  }
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination()) }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination) }
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination()) }
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination) }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(storing: Text(titleKey), destination()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(storing: Text(title), destination()) }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(storing: Text(titleKey), destination)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(storing: Text(title), destination)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(storing: Text(titleKey), destination) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(storing: Text(title), destination) }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label())
  }
  nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label())
  }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { self.init(storing: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(storing: Text(title)) }
}
