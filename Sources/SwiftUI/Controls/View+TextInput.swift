extension View {
  /// - Important: Inert.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// - Important: Inert.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
  /// - Important: Inert.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// - Important: Inert.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
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
  /// - Important: Inert.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
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
