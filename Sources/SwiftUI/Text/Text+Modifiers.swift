extension Text {
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.value)) }
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(Style(style))) }
  public func bold() -> Text { with(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  public func italic() -> Text { with(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.design(isActive ? .monospaced : nil))
  }
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
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
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label)) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
