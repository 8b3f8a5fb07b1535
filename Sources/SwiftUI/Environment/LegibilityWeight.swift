/// Whether the user prefers bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold

  /// Creates the weight for a trait of UIKit; nil if that is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    default: return nil
    }
  }
}
