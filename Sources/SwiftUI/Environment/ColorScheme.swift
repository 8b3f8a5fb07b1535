/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension View {
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
