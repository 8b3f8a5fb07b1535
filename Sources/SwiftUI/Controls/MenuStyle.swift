/// What menus look like.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for menus, which is not drawn yet.
protocol NamedMenuStyle: MenuStyle {}

extension NamedMenuStyle {
  public func makeBody(configuration: MenuStyleConfiguration) -> some View {
    EmptyView().undrawn("\(Self.self)")
  }
}
