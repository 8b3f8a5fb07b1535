/// A button of an alert.
struct AlertButton {
  let role: ButtonRole?
  let label: any View
  let action: @MainActor () -> Void
  var isEnabled = true

  @MainActor
  init(role: ButtonRole?, label: any View, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }
}

/// A view that is a button in an alert.
private protocol AlertButtonView {
  @MainActor var alertButtonOfView: AlertButton { get }
}

extension Button: AlertButtonView {
  fileprivate var alertButtonOfView: AlertButton {
    AlertButton(role: role, label: label, action: action)
  }
}

extension View {
  /// The button inside the view's modifiers; nil if the view is something else.
  @MainActor
  var alertButton: AlertButton? {
    var current: any View = self
    var environment = EnvironmentValues()
    while let next = (current as? any ModifiedView)?.modified {
      (next.modifier as? any EnvironmentModifier)?.change(&environment)
      current = next.content
    }
    var button = (current as? any AlertButtonView)?.alertButtonOfView
    button?.isEnabled = environment.isEnabled
    return button
  }
}

extension Alert {
  /// The content in the form of newer alerts.
  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { $0 as any View } ?? EmptyView(), buttons: buttons)
  }
}

extension ActionSheet {
  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { $0 as any View } ?? EmptyView(), buttons: buttons)
  }
}

extension Alert.Button {
  @MainActor
  var alertButton: AlertButton {
    AlertButton(role: role, label: label ?? Text(verbatim: "Cancel")) { action?() }
  }
}
