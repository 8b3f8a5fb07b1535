/// A view that takes all the offered space, and whose content depends on its size.
///
/// The content is at the top leading corner.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { action($1) } }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_GeometryActionModifier(transform: transform, action: action)) }
}
