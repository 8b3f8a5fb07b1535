extension View {
  /// A column at the trailing edge, or a sheet on narrow screens.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(_InspectorModifier(isPresented: isPresented, inspector: content())) }
  /// Sets the width of the inspector's column, in points; without it, the column is 320 points wide.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
  /// The column has its ideal width, because nobody resizes it.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: InspectorWidthKey.self, value: ideal) }
}

/// The preferred width of an inspector.
enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
