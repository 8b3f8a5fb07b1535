extension Presentation {
  /// A page that is presented while a binding is true.
  static func page<Content: View>(
    _ style: Style, _ isPresented: Binding<Bool>, _ didDismiss: (() -> Void)?,
    _ content: () -> Content
  ) -> Presentation? {
    guard isPresented.wrappedValue else { return nil }
    return Presentation(
      style: style, content: content(), dismiss: { isPresented.wrappedValue = false },
      didDismiss: didDismiss)
  }

  /// A page that is presented while a binding has an item.
  static func page<Item: Identifiable, Content: View>(
    _ style: Style, _ item: Binding<Item?>, _ didDismiss: (() -> Void)?,
    _ content: (Item) -> Content
  ) -> Presentation? {
    guard let value = item.wrappedValue else { return nil }
    return Presentation(
      style: style, item: AnyHashable(value.id), content: content(value),
      dismiss: { item.wrappedValue = nil }, didDismiss: didDismiss)
  }

  /// An alert or dialog that is presented while a binding is true.
  static func words(_ isPresented: Binding<Bool>, _ style: () -> Style) -> Presentation? {
    guard isPresented.wrappedValue else { return nil }
    return Presentation(style: style(), dismiss: { isPresented.wrappedValue = false })
  }
}

extension Binding {
  /// Whether there is a value; setting false removes it.
  func hasValue<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
