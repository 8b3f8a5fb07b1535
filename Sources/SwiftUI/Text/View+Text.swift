// Disfavored if `Text` has a modifier with the same name, which is better for a text in any case. The compiler then
// does not try both for each modifier in a chain.
extension View {
  /// Sets the font of the texts in the view that have none of their own.
  @_disfavoredOverload
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of the texts in the view; nil is that of their font.
  @_disfavoredOverload
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  /// Sets the width of the letters in the view; nil is that of their font.
  @_disfavoredOverload
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.textLook) { $0.width = width?.value }
  }
  /// Sets the design of the texts in the view; nil is that of their font.
  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textLook) { $0.design = design }
  }
  /// Makes the texts in the view bold; false undoes an outer `bold()`.
  @_disfavoredOverload
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textLook) { $0.isBold = isActive }
  }
  /// Makes the texts in the view italic; false undoes an outer `italic()`.
  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textLook) { $0.isItalic = isActive }
  }
  /// Gives the texts in the view the design `monospaced`; false undoes any outer design.
  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
  /// Gives all digits of the texts in the view the same width.
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment(\.textLook) { $0.hasMonospacedDigits = true }
  }
  /// Draws a line below the texts in the view; its color is that of the text if `color` is nil.
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  /// Draws a line through the texts in the view; its color is that of the text if `color` is nil.
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  /// Adds space after each letter of the texts in the view, in points; `tracking(_:)` takes precedence.
  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.kerning = kerning }
  }
  /// Adds space after each character of the texts in the view, in points.
  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.tracking = tracking }
  }
  /// Moves the baseline of the texts in the view upwards, in points.
  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.baselineOffset = baselineOffset }
  }
  /// Sets the scale of the texts in the view; the outer scale stays if `isEnabled` is false.
  @_disfavoredOverload
  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.textLook) { if isEnabled { $0.scale = scale } }
  }
  /// Sets the case in which the texts in the view are drawn; nil draws them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  /// Sets the greatest number of lines of each text in the view; nil means no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(nil, number)
  }
  /// Sets the smallest number of lines of each text in the view, whose height a shorter text reserves.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }
  /// Sets the greatest number of lines of each text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(nil, limit.upperBound)
  }
  /// Sets the numbers of lines of each text in the view; a shorter text reserves the height of the smallest one.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }
  /// Sets the greatest number of lines of each text in the view; a shorter text can reserve their height.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : nil, limit)
  }
  nonisolated private func lines(_ fewest: Int?, _ most: Int?) -> some View {
    environment(\.lowerLineLimit, fewest).environment(\.lineLimit, most)
  }
  /// Sets the additional distance between lines, in points; the default is 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets the edge at which the lines of a text are aligned; the default is the leading one.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where a text that is too long is truncated; the default is its tail.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the smallest factor by which a text shrinks to fit; the default of 1 does not shrink it.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Allows letters to move closer so that a text fits; the default is false.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipForRTLEffect(isEnabled: enabled))
  }
}
