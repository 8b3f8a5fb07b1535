import DarkroomTypesetting

/// Text measured or drawn in one call.
struct StringDrawing {
  private let layout: TextLayout
  private let options: NSStringDrawingOptions

  /// - Parameter size: points; a side that is not positive sets no limit.
  init(_ text: NSAttributedString, size: CGSize, options: NSStringDrawingOptions) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    func limit(_ length: CGFloat) -> Double {
      length > 0 && length < CGFloat(Float.greatestFiniteMagnitude) ? Double(length) : .infinity
    }
    self.options = options
    layout = TextLayout(
      text.styled(),
      constraints: TextConstraints(
        width: wraps ? limit(size.width) : .infinity,
        height: wraps && truncates ? limit(size.height) : .infinity,
        maximumLines: wraps ? 0 : 1, lineBreakMode: truncates ? .byTruncatingTail : nil))
  }

  /// Points, not rounded; without `usesLineFragmentOrigin` relative to the baseline.
  var bounds: CGRect {
    let size = CGSize(width: layout.size.width, height: layout.size.height)
    guard options.contains(.usesLineFragmentOrigin) else {
      let descent = layout.size.height - layout.lastBaseline
      return CGRect(origin: CGPoint(x: 0, y: -descent), size: size)
    }
    return CGRect(origin: .zero, size: size)
  }

  /// - Parameter origin: the upper left corner, or the baseline's left end.
  func draw(at origin: CGPoint) {
    let rises = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
    UIGraphicsGetCurrentContext()?.draw(
      layout, at: CGPoint(x: origin.x, y: origin.y - CGFloat(rises)))
  }
}
