public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit
public import Foundation

/// The lines of a text in a rectangle.
public final class CTFrame: NSObject {
  let path: CGPath
  /// What was to be set, and what of it fits.
  let range: NSRange
  let visible: NSRange
  let lines: [CTLine]
  /// The left ends of the baselines, from the lower left corner of the rectangle around the path, with y up.
  let origins: [CGPoint]

  init(_ framesetter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
    let box = path.boundingBoxOfPath
    let layout = framesetter.layout(range, width: box.width)
    let fitting = box.isEmpty ? [] : framesetter.fitting(layout, height: box.height)
    self.path = path
    self.range = range
    visible = NSRange(location: range.location, length: fitting.last?.range.upperBound ?? 0)
    lines = fitting.map { line in
      CTLine(
        framesetter.text,
        NSRange(location: range.location + line.range.lowerBound, length: line.range.count))
    }
    origins = fitting.map {
      CGPoint(x: CGFloat($0.origin.x), y: box.height - CGFloat($0.baseline))
    }
    super.init()
  }
}

/// Returns the `CTLine`s, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// A range of length 0 means all lines that follow.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let places = range.clamped(to: frame.origins.count)
  for (index, place) in (places.location..<NSMaxRange(places)).enumerated() {
    unsafe origins[index] = frame.origins[place]
  }
}

/// Returns the path with which the frame was created.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range with which the frame was created, whether or not all of it fits.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// Returns the range of the text that fits in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visible.location, length: frame.visible.length)
}

/// Draws the lines in the rectangle around the path, y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    CTLineDraw(line, context)
  }
}
