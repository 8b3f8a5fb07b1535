public import Foundation

/// Changes the attributes that a configuration applies to a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// The text with transformed attributes; each part's own attributes are added to the font and color first.
  func transformed(
    _ text: AttributedString, font: UIFont, color: UIColor?
  ) -> AttributedString {
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    var result = text
    for run in text.runs {
      result[run.range].setAttributes(self(base.merging(run.attributes)))
    }
    return result
  }
}
