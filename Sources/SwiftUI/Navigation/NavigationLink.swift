/// A control that pushes a page.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination?
  /// The value to which the link leads if it has no destination; nil if it leads nowhere.
  let value: AnyHashable?
  /// The binding that shows the page while it is true.
  let isActive: Binding<Bool>?

  init(
    storing label: Label, _ destination: Destination? = nil, value: AnyHashable? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.isActive = isActive
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
  ) { self.init(storing: label(), destination(), isActive: isActive) }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination, isActive: isActive) }
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination(), isActive: selection.isSelected(tag)) }
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination, isActive: selection.isSelected(tag)) }
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
  ) { self.init(storing: Text(titleKey), destination, isActive: isActive) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(storing: Text(title), destination, isActive: isActive) }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), value: value.map { AnyHashable($0) })
  }
  nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), value: value.map { AnyHashable($0) })
  }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { self.init(storing: Text(titleKey), value: value.map { AnyHashable($0) }) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(storing: Text(title), value: value.map { AnyHashable($0) }) }
}

extension Binding {
  /// Whether a value is selected.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
