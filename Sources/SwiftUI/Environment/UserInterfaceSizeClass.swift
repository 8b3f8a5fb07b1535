/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  /// Creates the size class for a trait of UIKit; nil if that is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates the trait of UIKit for a size class; nil is unspecified.
  public init(_ userInterfaceSizeClass: UserInterfaceSizeClass?) {
    switch userInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
