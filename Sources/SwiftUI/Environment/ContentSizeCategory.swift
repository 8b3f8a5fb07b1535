/// The text size that the user prefers, under its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the five largest, for which layouts usually change.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private static let names: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Creates the category for one of UIKit; nil if that is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.names.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.index <= rhs.index }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.index > rhs.index }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.index >= rhs.index }

  var uiCategory: UIContentSizeCategory { Self.names[index] }
}

extension UIContentSizeCategory {
  /// Creates UIKit's category for a text size; nil is unspecified.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { ContentSizeCategory($0).uiCategory } ?? .unspecified
  }
  /// Creates UIKit's category for a category of SwiftUI; nil is unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory?.uiCategory ?? .unspecified
  }
}
