/// The style that fits the place of a disclosure group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    configuration.label.undrawn("AutomaticDisclosureGroupStyle")
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
