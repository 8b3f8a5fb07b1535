/// The direction of text and rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft

  /// Creates the direction for a trait of UIKit; nil if that is unspecified.
  public init?(_ uiTraitLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
