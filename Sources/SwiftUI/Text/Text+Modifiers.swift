extension Text {
  /// Sets the font; nil is that of the view.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Sets the weight; nil is that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Sets the width of the letters; nil is that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.value)) }
  /// Sets the design; nil is that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// Sets the color, which takes precedence over that of the view.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  /// Sets the style, which takes precedence over that of the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(Style(style))) }
  /// Makes the text bold: semibold or bold, as its text style has it.
  public func bold() -> Text { with(.bold(true)) }
  /// Makes the text bold; false undoes an outer `bold()`.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { with(.italic(true)) }
  /// Makes the text italic; false undoes an outer `italic()`.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Gives the text the design `monospaced`; false undoes any outer design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.design(isActive ? .monospaced : nil))
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// Draws a solid line through the text; its color is that of the text if `color` is nil.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Draws a line with a pattern through the text; its color is that of the text if `color` is nil.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
  /// Draws a solid line below the text; its color is that of the text if `color` is nil.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Draws a line with a pattern below the text; its color is that of the text if `color` is nil.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
  /// Adds space after each letter, in points; `tracking(_:)` takes precedence.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Moves the baseline upwards, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
  /// Sets the scale; without `isEnabled`, it changes nothing.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
  /// Attaches a value for text renderers; the text is drawn as without it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.attribute("\(T.self) \(value)"))
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
  /// Sets the words that assistive technologies read instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label)) }
  /// Sets a localized text that assistive technologies read instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets words that assistive technologies read instead of the text, without a look-up.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
