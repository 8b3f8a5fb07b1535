/// A type that provides views for Xcode's canvas; an assertion can take a picture of each.
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
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewTraitModifier { $0.name = value })
  }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewTraitModifier { $0.layout = value })
  }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewTraitModifier { $0.device = value })
  }
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { modifier(_PreviewTraitModifier { $0.orientation = value }) }
  /// - Important: Inert.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
