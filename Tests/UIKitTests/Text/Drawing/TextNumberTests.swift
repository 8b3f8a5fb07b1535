import DarkroomUIKit
import Foundation
import Testing

/// Numbers of attributes that no text can have say nothing, or draw something.
@MainActor
struct TextNumberTests {
  @Test(
    arguments: [
      .kern, .baselineOffset, .strokeWidth, .obliqueness, .expansion,
    ] as [NSAttributedString.Key], [-.infinity, .nan, .infinity, 1e300, -1e300] as [CGFloat])
  func anyNumberIsDrawn(_ key: NSAttributedString.Key, _ number: CGFloat) {
    let text = NSAttributedString(string: "Hello wide world\nof text", attributes: [key: number])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    label.numberOfLines = 0
    label.attributedText = text
    label.sizeToFit()
    let image = UIImage.drawn(90, 40) {
      label.layer.render(in: $0)
      text.draw(in: CGRect(x: 0, y: 0, width: 90, height: 40))
    }

    #expect(!label.bounds.width.isNaN && !label.bounds.height.isNaN)
    #expect(image.size == CGSize(width: 90, height: 40))
  }
}
