import DarkroomCoreGraphics
import DarkroomTypesetting

extension UILabel {
  /// The baselines of the centered text; the first one is on a pixel, with halves rounded up (see Measures, text
  /// metrics).
  func textBaselines(in size: CGSize) -> BaselineOffsets? {
    guard !content.isEmpty else { return nil }
    let text = layout(in: size, lines: numberOfLines)
    let pixel = 1 / traitCollection.knownDisplayScale
    let top = ((size.height - CGFloat(text.size.height)) / 2).roundedHalfUp(to: pixel)
    let first = (top + CGFloat(text.firstBaseline)).roundedHalfUp(to: pixel)
    let last = (top + CGFloat(text.lastBaseline)).roundedHalfUp(to: pixel)
    return BaselineOffsets(first: first, last: size.height - last)
  }
}
