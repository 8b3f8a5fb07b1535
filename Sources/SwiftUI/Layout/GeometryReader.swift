/// A view that takes all the offered space, and whose content depends on its size.
///
/// The content is at the top leading corner.
public struct GeometryReader<Content: View> {
  /// The closure that builds the content; it runs again when the size changes.
  public var content: (GeometryProxy) -> Content

  /// Takes a closure that receives the size after layout, so that the content cannot influence the reader's own size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  /// Runs an action after a layout in which the value of `transform` has changed, and after the first layout.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { action($1) } }
  /// Runs an action with the old and the new value of `transform` after a layout that has changed it.
  ///
  /// After the first layout it runs with the same value twice.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_GeometryActionModifier(transform: transform, action: action)) }
}
