import DarkroomCoreGraphics

extension UIView {
  /// The margins and lengths that change when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func autoresizeSubviews(oldSize: CGSize) {
    // Parts of an infinite length are not resized.
    guard autoresizesSubviews, oldSize.width.isFinite, oldSize.height.isFinite else { return }
    for view in hierarchy.subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let old = frame
    let (x, width) = AutoresizedSpan(
      start: old.minX, length: old.width,
      isStartFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isEndFlexible: mask.contains(.flexibleRightMargin)
    ).resized(from: oldSize.width, to: newSize.width)
    let (y, height) = AutoresizedSpan(
      start: old.minY, length: old.height,
      isStartFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isEndFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(from: oldSize.height, to: newSize.height)
    let new = CGRect(x: x, y: y, width: width, height: height)
    if new != old { frame = new }
  }
}
