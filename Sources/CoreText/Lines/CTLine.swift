public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit
public import Foundation

/// A line of text that has been laid out.
public final class CTLine: NSObject {
  /// The range of the line in its text.
  let range: NSRange
  let layout: TextLayout
  let text: NSAttributedString

  /// - Parameter whole: the text; only what is in the range stands on the line.
  init(_ whole: NSAttributedString, _ range: NSRange, constraints: TextConstraints = .none) {
    self.range = range
    text = whole.attributedSubstring(from: range).withUIKitsAttributes
    var constraints = constraints
    constraints.maximumLines = 1
    layout = TextLayout(text.styled(), constraints: constraints)
    super.init()
  }

  var line: TextLine? { layout.lines.first }

  /// Returns the line, shortened with an ellipsis if it is too long.
  func truncated(to width: Double, _ mode: LineBreakMode) -> CTLine {
    let constraints = TextConstraints(width: width, lineBreakMode: mode)
    return CTLine(text, NSRange(location: 0, length: text.length), constraints: constraints)
  }

  /// The bounds of the ink in points from the line's left end on the baseline, with y up; null if there is no ink.
  var inkBounds: CGRect {
    var all = CGRect.null
    for run in line?.runs ?? [] {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let box = run.font.inkBounds(of: glyph)
        if !box.isEmpty { all = all.union(box.offsetBy(dx: position.x, dy: -position.y)) }
      }
    }
    return all
  }

  /// The largest line gap of the line's fonts.
  var leading: CGFloat { CGFloat((line?.runs ?? []).map(\.font.metrics.leading).max() ?? 0) }
}

/// Creates a line of the whole text, however wide it is; the line does not wrap.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// Returns the line itself if it fits, or a truncated one; nil if not even the token fits.
///
/// An ellipsis replaces the omitted text, whatever the token is; the token's width decides whether it fits.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard CTLineGetTypographicBounds(line, nil, nil, nil) > width else { return line }
  if let token = truncationToken, CTLineGetTypographicBounds(token, nil, nil, nil) > width {
    return nil
  }
  switch truncationType {
  case .start: return line.truncated(to: width, .byTruncatingHead)
  case .middle: return line.truncated(to: width, .byTruncatingMiddle)
  case .end: return line.truncated(to: width, .byTruncatingTail)
  }
}

/// Returns the width in points, including trailing spaces, and stores the heights if the caller asks for them.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  unsafe ascent?.pointee = CGFloat(line.line?.ascent ?? 0)
  unsafe descent?.pointee = CGFloat(line.line?.descent ?? 0)
  unsafe leading?.pointee = line.leading
  return (line.line?.width ?? 0) + (line.line?.trailingWidth ?? 0)
}

/// Returns the width of the spaces at the end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  line.line?.trailingWidth ?? 0
}

/// Returns the bounds of the ink from the text position of the context, with y up; null if there is no ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the bounds from the baseline's left end, with y up; with `useGlyphPathBounds`, the bounds of the ink.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds }
  let (ascent, descent) = (CGFloat(line.line?.ascent ?? 0), CGFloat(line.line?.descent ?? 0))
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  let hanging = options.contains(.excludeTrailingWhitespace) ? 0 : line.line?.trailingWidth ?? 0
  return CGRect(
    x: 0, y: -descent - leading, width: CGFloat((line.line?.width ?? 0) + hanging),
    height: ascent + descent + leading)
}

/// Returns the range of the line in its text, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}

/// Returns the number of glyphs in all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  (line.line?.runs ?? []).reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  (line.line?.runs ?? []).map { CTRun($0, of: line) }
}

/// Points from the line's left end to the character; a secondary offset is the same: nothing is split.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let index = min(max(0, charIndex - line.range.location), line.range.length)
  let offset = CGFloat(line.line?.offset(of: index) ?? 0)
  unsafe secondaryOffset?.pointee = offset
  return offset
}

/// Returns the character boundary nearest to the point; the point's y is ignored.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let set = line.line else { return kCFNotFound }
  let point = Point(x: set.origin.x + Double(position.x), y: set.top)
  return line.range.location + line.layout.index(at: point)
}

/// How far from the left end of a space of that width the line begins: half of what is left for 0.5.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let width = line.line?.width ?? 0
  return max(0, flushWidth - width) * Double(min(max(0, flushFactor), 1))
}

/// Draws with the baseline's left end at the context's text position, y up, and moves that to the right end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let set = line.line else { return }
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  context.draw(line.layout, at: CGPoint(x: -set.origin.x, y: -set.baseline))
  context.restoreGState()
  context.textPosition.x += CGFloat(set.width + set.trailingWidth)
}
