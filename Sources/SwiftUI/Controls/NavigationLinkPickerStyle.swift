/// A picker that shows its values on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension NavigationLinkPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerLink(configuration: configuration)
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the selected value, which leads to a page with all values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
