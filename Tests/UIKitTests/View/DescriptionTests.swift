import Foundation
import Testing

@testable import DarkroomUIKit

/// The shapes of Measures, descriptions, as upstream's references have them.
@MainActor
@Suite(.tags(.descriptions))
struct DescriptionTests {
  private func withoutPointers(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+", with: "", options: .regularExpression)
  }

  @Test func aPlainView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    #expect(
      withoutPointers(view.description)
        == "<UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>")
  }

  @Test func numbersHaveSixDigits() {
    let view = UIView(frame: CGRect(x: 133 + 2 / 3.0, y: 22 / 3.0, width: 284 + 1 / 3.0, height: 9))

    #expect(view.description.contains("frame = (133.667 7.33333; 284.333 9);"))
  }

  @Test func flagsInUIKitsOrder() {
    let view = UIView()
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isOpaque = false
    view.isUserInteractionEnabled = false
    view.tag = 3

    #expect(
      withoutPointers(view.description)
        == "<UIView; frame = (0 0; 0 0); alpha = 0.5; hidden = YES; clipsToBounds = YES; "
        + "opaque = NO; userInteractionEnabled = NO; tag = 3; layer = <CALayer>>")
  }

  @Test func subviewsAreIndentedByBars() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    child.addSubview(UIView())

    let lines = withoutPointers(root.recursiveDescription()).split(separator: "\n")

    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("   | <UIView; "))
    #expect(lines[2].hasPrefix("   |    | <UIView; "))
  }

  @Test func scrollViewsShowTheirOffsetAfterTheLayer() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 320, height: 480)

    #expect(
      withoutPointers(view.description).hasSuffix(
        "layer = <CALayer>; contentOffset: {0, 0}; contentSize: {320, 480}; "
          + "adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test func plainLabelsShowAClearBackground() {
    #expect(UILabel().description.contains("backgroundColor = UIExtendedGrayColorSpace 0 0; layer"))
    let label = UILabel()
    label.backgroundColor = .red
    #expect(!label.description.contains("UIExtendedGrayColorSpace 0 0"))
  }

  @Test func erasAreKnownByTheirYear() {
    #expect(ViewDescriptionEra.named("2019") == .first)
    #expect(ViewDescriptionEra.named("2024") == .newest && ViewDescriptionEra.named(nil) == .newest)
    #expect(!ViewDescriptionEra.first.showsBlankBackgrounds)
    #expect(
      !ViewDescriptionEra.first.showsImages && !ViewDescriptionEra.first.showsButtonRecognizers)
  }
}
