extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { undrawn() }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { undrawn() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { undrawn() }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { undrawn() }
  nonisolated public func monospacedDigit() -> some View { undrawn() }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { undrawn() }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { undrawn() }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { undrawn() }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { undrawn() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { undrawn() }
  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View { undrawn() }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { undrawn() }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { undrawn() }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { undrawn() }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { undrawn() }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { undrawn() }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { undrawn() }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { undrawn() }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    undrawn()
  }
}
