import DarkroomCoreGraphics

extension UITextField {
  /// The baselines of a single line that is centered vertically; an empty field has the baseline of its future text.
  func lineBaselines(in size: CGSize) -> BaselineOffsets? {
    let font = font ?? .systemFont(ofSize: 17)
    let pixel = 1 / traitCollection.knownDisplayScale
    let top = (size.height - font.lineHeight) / 2
    let first = (top + font.ascender).roundedHalfUp(to: pixel)
    return BaselineOffsets(first: first, last: size.height - first)
  }
}
