import CoreText
import UIKit

func lineHeight(_ name: String, _ size: CGFloat) -> CGFloat {
  let font = CTFontCreateWithName(name as CFString, size, nil)
  return CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
}

func lines(_ text: NSAttributedString, width: CGFloat) -> [CTLine] {
  let setter = CTFramesetterCreateWithAttributedString(text)
  let limit = CGSize(width: width, height: 1000)
  let size = CTFramesetterSuggestFrameSizeWithConstraints(
    setter, CFRangeMake(0, 0), nil, limit, nil)
  let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: size.height + 1), transform: nil)
  let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
  return CTFrameGetLines(frame) as! [CTLine]
}

let oldStyleDigits: [String: Any] = [
  kCTFontFeatureTypeIdentifierKey as String: kNumberSpacingType,
  kCTFontFeatureSelectorIdentifierKey as String: kMonospacedNumbersSelector,
]
