// Disfavored if `Text` has a modifier with the same name, which is better for a text in any case. The compiler then
// does not try both for each modifier in a chain.
extension View {
  @_disfavoredOverload
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  @_disfavoredOverload
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  @_disfavoredOverload
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.textLook) { $0.width = width?.value }
  }
  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textLook) { $0.design = design }
  }
  @_disfavoredOverload
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textLook) { $0.isBold = isActive }
  }
  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textLook) { $0.isItalic = isActive }
  }
  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment(\.textLook) { $0.hasMonospacedDigits = true }
  }
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.kerning = kerning }
  }
  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.tracking = tracking }
  }
  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.baselineOffset = baselineOffset }
  }
  @_disfavoredOverload
  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.textLook) { if isEnabled { $0.scale = scale } }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(nil, number)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(nil, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : nil, limit)
  }
  nonisolated private func lines(_ fewest: Int?, _ most: Int?) -> some View {
    environment(\.lowerLineLimit, fewest).environment(\.lineLimit, most)
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipForRTLEffect(isEnabled: enabled))
  }
}
