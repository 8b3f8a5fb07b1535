public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit
public import Foundation

/// A line of text, set.
public final class CTLine: NSObject {
  /// In the text that the line is of.
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

  /// The same text with an ellipsis where it is too long.
  func truncated(to width: Double, _ mode: LineBreakMode) -> CTLine {
    let constraints = TextConstraints(width: width, lineBreakMode: mode)
    return CTLine(text, NSRange(location: 0, length: text.length), constraints: constraints)
  }

  /// Points from the line's left end on the baseline, y up; null without ink.
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

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// The line itself where it fits; nil if not even the token does.
///
/// An ellipsis stands for what is left out, whatever the token is; its width decides whether it fits.
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

/// The width in points, spaces at the end included; heights are told to a caller who wants them.
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

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  line.line?.trailingWidth ?? 0
}

/// Where the ink is, from the text position of the context, y up; null where there is none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

/// From the baseline's left end, y up; with `useGlyphPathBounds` where the ink is.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds }
  let (ascent, descent) = (CGFloat(line.line?.ascent ?? 0), CGFloat(line.line?.descent ?? 0))
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  let hanging = options.contains(.excludeTrailingWhitespace) ? 0 : line.line?.trailingWidth ?? 0
  return CGRect(
    x: 0, y: -descent - leading, width: CGFloat((line.line?.width ?? 0) + hanging),
    height: ascent + descent + leading)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  (line.line?.runs ?? []).reduce(0) { $0 + $1.glyphs.count }
}

/// `CTRun`s, from left to right.
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

/// The boundary between characters that is nearest to the point, whose y makes no difference.
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
