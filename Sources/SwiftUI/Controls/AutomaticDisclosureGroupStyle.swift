/// The default style of a disclosure group: a row with a chevron, above the content that it shows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .flipsForRightToLeftLayoutDirection(true)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a row with a chevron, above the content; in a list, the content becomes rows of its own.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
