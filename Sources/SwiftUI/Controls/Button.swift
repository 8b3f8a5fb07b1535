/// A control that performs an action when it is tapped.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, storing label: Label, _ action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }
}

extension Button: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if evaluation.environment.isInMenu { return [evaluation.menuItem(label, role, action)] }
    var inner = evaluation.at("style")
    let style = inner.environment.buttonStyles.popLast() ?? DefaultButtonStyle()
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)
    return inner.nodes(of: style, configuration)
  }

  /// Creates a button with views as its label.
  ///
  /// - Parameters:
  ///   - action: The closure that runs when a finger is lifted inside the button, or when the item of a menu is chosen.
  ///   - label: The views of the label, side by side.
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, storing: label(), action) }
  /// Creates a button with a role, which makes a destructive button red in most styles.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button; nil is an ordinary button.
  ///   - action: The closure that runs when a finger is lifted inside the button, or when the item of a menu is chosen.
  ///   - label: The views of the label, side by side.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, storing: label(), action) }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, storing: Text(titleKey), action) }
  /// Creates a button with a title that is shown as it is, without a look-up in tables.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, storing: Text(title), action) }
  /// Creates a button with a localized title and a role; a role of nil is an ordinary button.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, storing: Text(titleKey), action) }
  /// Creates a button with a role and a title that is shown as it is; a role of nil is an ordinary button.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, storing: Text(title), action) }
}

extension Button where Label == DarkroomSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), action)
  }
  /// Creates a button with a title that is shown as it is, and a symbol before it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), action)
  }
  /// Creates a button with a localized title, a symbol before it, and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), action)
  }
  /// Creates a button with a title that is shown as it is, a symbol before it, and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style styles, in the style around that one.
  ///
  /// The body of a style can thus add to the look of another style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, storing: configuration.label, configuration.action)
  }
}

extension Evaluation {
  fileprivate func nodes<S: PrimitiveButtonStyle>(
    of style: S, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { style.makeBody(configuration: configuration) })
  }
}
