/// Views to be looked at in Xcode.
///
/// Nothing looks at them here.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// - Important: Inert.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// - Important: Inert.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// - Important: Inert.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// - Important: Inert.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
