/// The key of a value that views pass to their containers.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default for keys whose value can be nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Combines the values of two views, in tree order.
  static func combined(_ first: Value, _ second: Value) -> Value {
    var combined = first
    reduce(value: &combined) { second }
    return combined
  }
}

extension View {
  /// Sets the value of a preference, in place of the values that views inside have set.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { modifier(_PreferenceModifier<K> { own, _ in own = value }) }
  /// Changes the combined value of a preference of the views inside, or its default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(_PreferenceModifier<K> { own, _ in callback(&own) }) }
  /// Runs an action after a layout in which the combined value of a preference has changed.
  ///
  /// After the first layout it runs only if the value isn't the default.
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
  /// Sets a preference to a value that depends on a rectangle or point of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { own, frame in own = transform(value.anchor(frame)) })
  }
  /// Changes the combined value of a preference depending on a rectangle or point of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_PreferenceModifier<K> { own, frame in transform(&own, value.anchor(frame)) })
  }
  /// Lays views in front of this one that depend on the combined value of a preference inside.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }
  /// Lays views behind this one that depend on the combined value of a preference inside.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}
