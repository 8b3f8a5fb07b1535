import DarkroomCoreText
import DarkroomUIKit
import Foundation
import Testing

/// Text in rectangles.
@MainActor
struct CTFrameTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let words = "one two three four five six seven"

  private var setter: CTFramesetter {
    CTFramesetterCreateWithAttributedString(
      NSAttributedString(string: words, attributes: [.font: font]))
  }

  @Test func theSuggestedSizeIsThatOfTheText() {
    let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    var fit = CFRange()
    let size = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, limit, &fit)
    let drawn = (words as NSString).boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(size.width - drawn.width) < 1e-6 && abs(size.height - drawn.height) < 1e-6)
    #expect(fit == CFRangeMake(0, words.utf16.count))
    let low = CGSize(width: 120, height: font.lineHeight * 2 + 1)
    let part = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, low, &fit)
    #expect(abs(part.height - font.lineHeight * 2) < 1e-6)
    #expect(fit.length < words.utf16.count && fit.length > 8)
  }

  @Test func linesStandFromTheTopDown() {
    let box = CGRect(x: 10, y: 20, width: 120, height: 100)
    let frame = unsafe CTFramesetterCreateFrame(
      setter, CFRangeMake(4, 0), CGPath(rect: box, transform: nil), nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    unsafe CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count > 1 && lines.count == origins.count)
    #expect(abs(origins[0].y - (100 - font.ascender)) < 1e-6 && origins[0].x == 0)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 1e-6)
    #expect(CTLineGetStringRange(lines[0]).location == 4)
    let ranges = lines.map { CTLineGetStringRange($0) }
    for (line, next) in zip(ranges, ranges.dropFirst()) {
      #expect(line.location + line.length == next.location)
    }
    #expect(CTFrameGetVisibleStringRange(frame).location == 4)
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(4, words.utf16.count - 4))
  }

  @Test func aDrawnFrameIsThatOfDrawnText() {
    let size = CGSize(width: 120, height: 100)
    let text = NSAttributedString(
      string: words, attributes: [.font: font, .foregroundColor: UIColor.black])
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: 0, y: size.height)
      context.cgContext.scaleBy(x: 1, y: -1)
      let path = unsafe CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      let setter = CTFramesetterCreateWithAttributedString(text)
      CTFrameDraw(
        CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil), context.cgContext)
    }
    let expected = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(drawn.pngData() == expected.pngData())
  }

  @Test func anEmptyPathHoldsNothing() {
    let frame = unsafe CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: .zero, transform: nil), nil)
    #expect((CTFrameGetLines(frame) as? [CTLine])?.isEmpty == true)
  }
}
