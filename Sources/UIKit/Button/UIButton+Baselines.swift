import DarkroomCoreGraphics

extension UIButton {
  /// The baselines of the title in a button of the given size.
  func titleBaselines(in size: CGSize) -> BaselineOffsets? {
    guard let label = content.titleLabel else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let frame =
      content.configuration.map { configuredArrangement($0, in: bounds).title }
      ?? titleRect(forContentRect: contentRect(forBounds: bounds))
    guard let text = label.baselineOffsets(in: frame.size) else { return nil }
    return BaselineOffsets(
      first: frame.minY + text.first, last: size.height - frame.maxY + text.last)
  }
}
