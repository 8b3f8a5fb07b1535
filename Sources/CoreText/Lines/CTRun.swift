public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import DarkroomUIKit
public import Foundation

/// Glyphs of one line that have the same font, attributes and direction.
public final class CTRun: NSObject {
  let run: PlacedRun
  let line: CTLine

  init(_ run: PlacedRun, of line: CTLine) {
    self.run = run
    self.line = line
    super.init()
  }

  /// Returns the indices of the glyphs in a range; a length of 0 extends to the end.
  func places(_ range: CFRange) -> Range<Int> {
    let places = range.clamped(to: run.glyphs.count)
    return places.location..<NSMaxRange(places)
  }
}

/// Returns the number of glyphs, which may differ from the number of characters.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Returns the attributes of the run's first character, with the font of its glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var attributes: CFDictionary = [:]
  if !run.run.range.isEmpty {
    let (_, own) = run.line.text.stretch(at: run.run.range.lowerBound)
    for (key, value) in own { attributes[key.rawValue] = value }
  }
  attributes[kCTFontAttributeName] = UIFont(run.run.font)
  return attributes
}

/// Returns whether the run goes from right to left; the other bits are never set.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// Returns the range of the run in the line's text, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(
    location: run.line.range.location + run.run.range.lowerBound, length: run.run.range.count)
}

/// Copies the glyphs of a range, from left to right; a range of length 0 extends to the end.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (index, place) in run.places(range).enumerated() {
    unsafe buffer[index] = CGGlyph(truncatingIfNeeded: run.run.glyphs[place])
  }
}

/// Copies the positions of glyphs from the line's left end on the baseline, with y up.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, place) in run.places(range).enumerated() {
    let position = run.run.positions[place]
    unsafe buffer[index] = CGPoint(x: position.x, y: -position.y)
  }
}

/// Copies the advances of the glyphs of a range, in points; heights are 0.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, place) in run.places(range).enumerated() {
    unsafe buffer[index] = CGSize(width: run.run.advances[place], height: 0)
  }
}

/// Copies, for each glyph, the index of its first character in the line's text.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, place) in run.places(range).enumerated() {
    unsafe buffer[index] = run.line.range.location + run.run.clusters[place]
  }
}

/// The width of the glyphs; heights come from their font.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = run.run.font.metrics
  unsafe ascent?.pointee = CGFloat(metrics.ascender)
  unsafe descent?.pointee = CGFloat(-metrics.descender)
  unsafe leading?.pointee = CGFloat(metrics.leading)
  return run.places(range).reduce(0) { $0 + run.run.advances[$1] }
}
