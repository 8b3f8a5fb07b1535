public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit
public import Foundation

/// Lays out a text in frames.
public final class CTFramesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
    super.init()
  }

  func layout(_ range: NSRange, width: CGFloat) -> TextLayout {
    let part = text.attributedSubstring(from: range).withUIKitsAttributes
    let limit = width > 0 && width < 1e7 ? Double(width) : .infinity
    return TextLayout(part.styled(), constraints: TextConstraints(width: limit))
  }

  /// Returns the lines that fit a height; a height that isn't positive sets no limit.
  func fitting(_ layout: TextLayout, height: CGFloat) -> [TextLine] {
    let limit = height > 0 && height < 1e7 ? Double(height) + 1e-6 : .infinity
    return Array(layout.lines.prefix { $0.top + $0.height <= limit })
  }
}

/// Creates a framesetter; the text is laid out once for each frame and each suggested size.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the size of the text within the constraints, in points, and the range that fits.
///
/// A range of length 0 extends to the end. Attributes of the frame are ignored.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.clamped(to: framesetter.text.length)
  let layout = framesetter.layout(range, width: constraints.width)
  let lines = framesetter.fitting(layout, height: constraints.height)
  let end = lines.last?.range.upperBound ?? 0
  unsafe fitRange?.pointee = CFRange(location: range.location, length: end)
  guard let last = lines.last, range.length > 0 else { return .zero }
  let width = lines.map { $0.origin.x + $0.width }.max() ?? 0
  return CGSize(width: width, height: last.top + last.height)
}

/// Creates a frame with the lines that fit the rectangle around the path, whatever the path's shape.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange.clamped(to: framesetter.text.length), path)
}
