// CoreText's names of attributes from CTStringAttributes.h, as far as UIKit has names for the same attributes. Colors
// are not included, because CoreText's aren't `UIColor`.

/// The font; the same attribute as `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The space after a character, in points; the same attribute as `NSAttributedString.Key.kern`.
public let kCTKernAttributeName: CFString = "NSKern"
/// The space after a character, in points; the same attribute as `NSAttributedString.Key.tracking`.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Whether ligatures are used; the same attribute as `NSAttributedString.Key.ligature`.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The paragraph style; the same attribute as `NSAttributedString.Key.paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The style of the underline; the same attribute as `NSAttributedString.Key.underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The distance from the baseline, in points; the same attribute as `NSAttributedString.Key.baselineOffset`.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTLanguageAttributeName: CFString = "NSLanguage"

// CoreText's keys for descriptions of font features, from CTFont.h.

public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// CoreText's names of font descriptor attributes, from CTFontDescriptor.h and CTFontTraits.h.

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
