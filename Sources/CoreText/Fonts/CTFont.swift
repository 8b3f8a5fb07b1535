import DarkroomRaster
import DarkroomTypesetting
public import DarkroomUIKit
public import Foundation

/// The same class as `UIFont`; on iOS the two are exchangeable by casts.
public typealias CTFont = UIFont

/// Creates a font; an unknown name gives the system font, whereas iOS uses Helvetica.
///
/// A size of 0 means 12 points.
///
/// A matrix is ignored, here and in the functions below.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Creates a font; a size of 0 uses the descriptor's size, or else 12 points.
///
/// The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : descriptor.pointSize > 0 ? descriptor.pointSize : 12
  return UIFont(descriptor: descriptor, size: size)
}

/// Returns the system font; types that are emphasized give the bold one.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
    return .boldSystemFont(ofSize: size)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  default: return .systemFont(ofSize: size)
  }
}

/// Creates a font from the same file; a size of 0 means 12 points.
///
/// The matrix and the attributes are ignored.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(graphicsFont.font(size: Double(size > 0 ? size : 12))) }

/// A size of 0 keeps the font's; of the descriptor what it asks for is taken.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size) }
  var asked = attributes.fontAttributes
  asked[.size] = nil
  let copy = font.fontDescriptor.addingAttributes(asked)
  return UIFont(descriptor: copy, size: size)
}

/// Returns a copy with the traits, or nil if the font does not support them.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let kept = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
  let wanted = kept.union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(wanted).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

/// Returns a descriptor from which the same font can be created.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the identity, because fonts have no matrix here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the ascent above the baseline, in points; for the system font it is San Francisco's.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent, which is positive, whereas `UIFont.descender` is negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the line gap in points; 0 for the system font.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the position of the underline, which is negative because it is below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlinePosition)
}
/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlineThickness)
}
/// Returns the units of the em in the font's file, usually 1000 or 2048.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.font.instance.unitsPerEm) }
/// Returns the number of glyphs in the font's file.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.instance.face.glyphCount }
/// Returns the angle in degrees, negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  font.font.skew == 0 ? 0 : -CGFloat(atan(font.font.skew)) * 180 / .pi
}
/// Returns traits such as bold and italic as bits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

/// Returns the rectangle around all glyphs of the font, in points, with y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let (box, k) = (font.font.instance.face.boundingBox, font.font.pointsPerUnit)
  return CGRect(x: box.x * k, y: box.y * k, width: box.width * k, height: box.height * k)
}

/// Returns the name as `UIFont.fontName` does; for the system font, one that iOS uses.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the family; for a substitute, that of the original.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the full name in the font's file; for a substitute, the substitute's own.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.instance.face.names.full }
/// Returns the full name; it isn't localized here.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Returns a name of the font; nil for keys other than the family, style, full and PostScript name.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontStyleNameKey: font.font.instance.face.names.style
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontPostScriptNameKey: font.fontName
  default: nil
  }
}

/// The key for the name of the family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The same key as `kCTFontStyleNameKey`.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The key for the name of the style, such as "Bold".
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
/// The key for the full name in the font's file.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The key for the name as `UIFont.fontName` gives it.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

/// Returns an attribute of the font's descriptor; nil if the descriptor does not set it.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the traits with Core Text's keys, and numbers as values.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, kCTFontTraitsAttribute) as? CFDictionary
    ?? [:]
}
