// CoreText's names of attributes, of CTStringAttributes.h: those that drawn text has under UIKit's names too. Colours
// are not among them, because CoreText's are no `UIColor`.

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
