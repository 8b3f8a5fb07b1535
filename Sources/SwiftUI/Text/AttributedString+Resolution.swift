extension EnvironmentValues {
  /// The text of an attributed string; its attributes take precedence over the environment.
  @MainActor
  func text(_ string: AttributedString) -> ResolvedText? {
    joined(
      string.runs.map { run in
        var environment = self
        environment.apply(run.attributes)
        var text = environment.text(String(string[run.range].characters))
        if let font = run.attributes[AttributeScopes.UIKitAttributes.FontAttribute.self],
          run.attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] == nil
        {
          text?.font = font
          text?.leading = font.leading
        }
        for index in text?.pieces.indices ?? 0..<0 {
          text?.pieces[index].attributes.merge(environment.kitAttributes(run.attributes)) { $1 }
        }
        return text
      })
  }

  private mutating func apply(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      setForegroundToLink()
    }
    if let font = attributes[Scope.FontAttribute.self] { self.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      foreground = AnyShapeStyle(color)
    }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { textLook.underline = line }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
      textLook.strikethrough = line
    }
    if let length = attributes[Scope.KerningAttribute.self] { textLook.kerning = length }
    if let length = attributes[Scope.TrackingAttribute.self] { textLook.tracking = length }
    if let length = attributes[Scope.BaselineOffsetAttribute.self] {
      textLook.baselineOffset = length
    }
  }

  /// The attributes that are drawn as in UIKit: UIKit's own where SwiftUI has none, and backgrounds.
  private func kitAttributes(_ attributes: AttributeContainer) -> [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias Kit = AttributeScopes.UIKitAttributes
    var kit: [NSAttributedString.Key: Any] = [:]
    kit[.backgroundColor] =
      attributes[Scope.BackgroundColorAttribute.self].flatMap { color(for: $0) }
      ?? attributes[Kit.BackgroundColorAttribute.self].flatMap { color(for: Color(uiColor: $0)) }
    if attributes[Scope.FontAttribute.self] == nil {
      kit[.font] = attributes[Kit.FontAttribute.self]
    }
    if attributes[Scope.ForegroundColorAttribute.self] == nil {
      kit[.foregroundColor] = attributes[Kit.ForegroundColorAttribute.self]
        .flatMap { color(for: Color(uiColor: $0)) }
    }
    if attributes[Scope.UnderlineStyleAttribute.self] == nil {
      kit[.underlineStyle] = attributes[Kit.UnderlineStyleAttribute.self]?.rawValue
      kit[.underlineColor] = attributes[Kit.UnderlineColorAttribute.self]
    }
    if attributes[Scope.StrikethroughStyleAttribute.self] == nil {
      kit[.strikethroughStyle] = attributes[Kit.StrikethroughStyleAttribute.self]?.rawValue
      kit[.strikethroughColor] = attributes[Kit.StrikethroughColorAttribute.self]
    }
    kit[.kern] = attributes[Kit.TrackingAttribute.self] ?? attributes[Kit.KernAttribute.self]
    kit[.baselineOffset] = attributes[Kit.BaselineOffsetAttribute.self]
    kit[.shadow] = attributes[Kit.ShadowAttribute.self]
    kit[.strokeWidth] = attributes[Kit.StrokeWidthAttribute.self]
    kit[.strokeColor] = attributes[Kit.StrokeColorAttribute.self]
    kit[.obliqueness] = attributes[Kit.ObliquenessAttribute.self]
    kit[.languageIdentifier] =
      attributes[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self]
    return kit
  }
}
