extension View {
  /// Sets the keyboard of the fields in the view, which a test reads from the UIKit field; no keyboard is shown.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboardType = type }
  }
  /// Sets the meaning of the text in the fields of the view, such as a password; nil is none.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }
  /// Sets the letters that the keyboard of the fields capitalizes; nil is the first letter of each sentence.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInput) {
      $0.autocapitalization = autocapitalization?.type ?? .sentences
    }
  }
  /// Sets the letters that the keyboard of the fields capitalizes, as a value of UIKit.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { transformEnvironment(\.textInput) { $0.autocapitalization = style } }
  /// Turns autocorrection of the fields off or on; nil leaves it to `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
  /// Turns autocorrection of the fields in the view off, which a test reads from the UIKit field.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Sets the return key of the fields in the view, which a test reads from the UIKit field; no keyboard is shown.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.returnKeyType = submitLabel.key }
  }
  /// Adds an action for the return key of a field.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.insert(action, at: 0) }
    }
  }
  /// Keeps submissions from reaching the views around this one.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
  /// - Important: Inert.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// - Important: Inert.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// - Important: Inert.
  nonisolated public func focusSection() -> some View { self }
  /// - Important: Inert.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// - Important: Inert.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  /// Focuses a field when the view appears, if none is focused by then.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
  /// - Important: Inert.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// - Important: Inert.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
}
