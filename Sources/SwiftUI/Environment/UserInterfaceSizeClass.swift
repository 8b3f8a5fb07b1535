/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  public init(_ userInterfaceSizeClass: UserInterfaceSizeClass?) {
    switch userInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
