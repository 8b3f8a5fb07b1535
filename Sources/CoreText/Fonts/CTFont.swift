import DarkroomRaster
import DarkroomTypesetting
public import DarkroomUIKit
public import Foundation

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

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent, which is positive, whereas `UIFont.descender` is negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the position of the underline, which is negative because it is below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlinePosition)
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.metrics.underlineThickness)
}
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.font.instance.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.instance.face.glyphCount }
/// Returns the angle in degrees, negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  font.font.skew == 0 ? 0 : -CGFloat(atan(font.font.skew)) * 180 / .pi
}
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

/// Returns the rectangle around all glyphs of the font, in points, with y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let (box, k) = (font.font.instance.face.boundingBox, font.font.pointsPerUnit)
  return CGRect(x: box.x * k, y: box.y * k, width: box.width * k, height: box.height * k)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.instance.face.names.full }
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

public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, kCTFontTraitsAttribute) as? CFDictionary
    ?? [:]
}
