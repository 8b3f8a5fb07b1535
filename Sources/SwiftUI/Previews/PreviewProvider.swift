/// A type that provides views for Xcode's canvas; an assertion can take a picture of each.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default leaves the platform to Xcode; previews are drawn in any case.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Sets the name of the preview's picture after that of the file; nil is the file only.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewTraitModifier { $0.name = value })
  }
  /// Sets the size of the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewTraitModifier { $0.layout = value })
  }
  /// Sets the device of the preview by its name; nil leaves it to the assertion.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewTraitModifier { $0.device = value })
  }
  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { modifier(_PreviewTraitModifier { $0.orientation = value }) }
  /// - Important: Inert.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
