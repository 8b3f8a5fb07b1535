public import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
public import DarkroomUIKit
public import Foundation

/// Returns the glyphs of characters; the result is false if a character has no glyph, which is then 0.
///
/// The second UTF-16 unit of a character has the glyph 0, which does not count as missing.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let units = unsafe Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
  let found = glyphsOf(units, font)
  for (index, glyph) in found.enumerated() { unsafe glyphs[index] = glyph ?? 0 }
  return !found.contains(nil)
}

private func glyphsOf(_ units: [UniChar], _ font: CTFont) -> [CGGlyph?] {
  var glyphs: [CGGlyph?] = []
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
    glyphs.append(font.font.instance.glyph(for: scalar).flatMap { CGGlyph(exactly: $0) })
    if scalar.utf16.count == 2 { glyphs.append(0) }
  }
  return glyphs
}

/// Returns the sum of the advances in points, and stores each advance if the caller provides an array.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let glyph = unsafe UInt32(glyphs[index])
    let advance =
      font.font.instance.advance(of: glyph) * font.font.pointsPerUnit + font.font.tracking
    unsafe advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Returns the rectangle around the ink of all glyphs, in points from each glyph's origin, with y up.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(0, count) {
    let rect = unsafe font.font.inkBounds(of: UInt32(glyphs[index]))
    unsafe boundingRects?[index] = rect
    if !rect.isEmpty { all = all.union(rect) }
  }
  return all.isNull ? .zero : all
}

/// Returns the outline of a glyph in points, with y up; nil if it has no ink.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.font.instance.outline(of: UInt32(glyph)) else { return nil }
  let (k, skew) = (font.font.pointsPerUnit, font.font.skew)
  let path = CGPath(outline.applying(Transform(a: k, b: 0, c: skew * k, d: k, tx: 0, ty: 0)))
  guard var matrix = unsafe matrix?.pointee else { return path }
  return unsafe path.copy(using: &matrix)
}

extension Font {
  func inkBounds(of glyph: UInt32) -> CGRect {
    guard let box = instance.outline(of: glyph)?.bounds else { return .zero }
    let k = pointsPerUnit
    return CGRect(x: box.x * k, y: box.y * k, width: box.width * k, height: box.height * k)
  }
}
