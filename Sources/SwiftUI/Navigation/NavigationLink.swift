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

  /// Creates a link to a page.
  ///
  /// The link is disabled outside of a navigation stack.
  ///
  /// - Parameters:
  ///   - destination: The views of the page, which are pushed when the link is tapped.
  ///   - label: The views of the link; in a row of a list, the row shows a chevron.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination()) }
  /// Creates a link to a given page; the older form of the initializer with closures.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), destination)
  }
  /// Creates a link whose page is pushed while a binding is true; leaving the page sets it to false.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination(), isActive: isActive) }
  /// Creates a link to a given page, which is pushed while a binding is true; leaving the page sets it to false.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination, isActive: isActive) }
  /// Creates a link whose page is pushed while a binding has the value of `tag`; leaving the page sets it to nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination(), isActive: selection.isSelected(tag)) }
  /// Creates a link to a given page, which is pushed while a binding has the value of `tag`; leaving it sets nil.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), destination, isActive: selection.isSelected(tag)) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, to a page that a closure builds.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(storing: Text(titleKey), destination()) }
  /// Creates a link with a title that is shown as it is, to a page that a closure builds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(storing: Text(title), destination()) }
  /// Creates a link with a localized title, to a given page.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(storing: Text(titleKey), destination)
  }
  /// Creates a link with a title that is shown as it is, to a given page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(storing: Text(title), destination)
  }
  /// Creates a link with a localized title whose page is pushed while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(storing: Text(titleKey), destination, isActive: isActive) }
  /// Creates a link with a title that is shown as it is, whose page is pushed while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(storing: Text(title), destination, isActive: isActive) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of its stack; `navigationDestination(for:destination:)` has the
  /// page.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: The views of the link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), value: value.map { AnyHashable($0) })
  }
  /// Creates a link that appends a value to the path of its stack, from which it can be encoded.
  nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), value: value.map { AnyHashable($0) })
  }
  /// Creates a link with a localized title that appends a value to the path of its stack; nil disables the link.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { self.init(storing: Text(titleKey), value: value.map { AnyHashable($0) }) }
  /// Creates a link that appends a value to the path, with a title that is shown as it is; nil disables the link.
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
