extension Text {
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.value)) }
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let level = style as? HierarchicalShapeStyle { return with(.level(level.level)) }
    return with((style as? Color).map { .color($0) } ?? .named("foregroundStyle \(style)"))
  }
  public func bold() -> Text { with(.named("bold")) }
  public func bold(_ isActive: Bool) -> Text { with(.named("bold \(isActive)")) }
  public func italic() -> Text { with(.named("italic")) }
  public func italic(_ isActive: Bool) -> Text { with(.named("italic \(isActive)")) }
  public func monospaced(_ isActive: Bool = true) -> Text { with(.named("monospaced \(isActive)")) }
  public func monospacedDigit() -> Text { with(.named("monospacedDigit")) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.named("strikethrough \(isActive) \(color?.description ?? "")"))
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.named("strikethrough \(isActive) \(pattern) \(color?.description ?? "")")) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.named("underline \(isActive) \(color?.description ?? "")"))
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.named("underline \(isActive) \(pattern) \(color?.description ?? "")")) }
  public func kerning(_ kerning: CGFloat) -> Text { with(.named("kerning \(kerning)")) }
  public func tracking(_ tracking: CGFloat) -> Text { with(.named("tracking \(tracking)")) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.named("baselineOffset \(baselineOffset)"))
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with(.named("textScale \(scale) \(isEnabled)"))
  }
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.named("customAttribute \(value)"))
  }
  /// - Important: Inert.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// - Important: Inert.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// - Important: Inert.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// - Important: Inert.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// - Important: Inert.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// - Important: Inert.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// - Important: Inert.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// - Important: Inert.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// - Important: Inert.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
