import DarkroomUIKit
import Testing

@MainActor
struct ColorWellTests {
  private func well(_ color: UIColor? = .blue) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    well.layoutIfNeeded()
    return well
  }

  /// The channels of a pixel from 0 to 255: red, green, blue, alpha.
  private func channels(_ pixel: UInt32) -> [UInt32] { (0..<4).map { pixel >> ($0 * 8) & 255 } }

  @Test func theColorIsADiskInsideARingOfHues() {
    let well = well()
    let rows = well.drawnRows

    #expect(well.bounds.size == CGSize(width: 28, height: 28))
    #expect(rows[14][14] == .bluePixel && rows[14][21] == .bluePixel)
    // The inner edge of the ring is a polygon, which reaches a little into the circle.
    #expect(channels(rows[14][24])[3] < 16, "there is a gap between disk and ring")
    let (right, bottom) = (channels(rows[14][26]), channels(rows[26][14]))
    let (left, top) = (channels(rows[14][1]), channels(rows[1][14]))
    #expect(right[0] > 240 && right[1] < 60 && right[2] < 60, "red \(right)")
    #expect(bottom[2] > 240 && bottom[1] < 20, "violet \(bottom)")
    #expect(left[1] > 240 && left[2] > 240 && left[0] < 30, "cyan \(left)")
    #expect(top[1] > 240 && top[2] < 20, "green \(top)")
  }

  @Test func withoutAColorThereIsOnlyTheRing() {
    let rows = well(nil).drawnRows

    #expect(rows[14][14] == 0)
    #expect(channels(rows[14][26])[3] == 255)
  }

  @Test func aDisabledWellIsDimmed() {
    let well = well()
    well.isEnabled = false
    let rows = well.drawnRows

    #expect([127, 128].contains(channels(rows[14][14])[3]))
    #expect([127, 128].contains(channels(rows[14][26])[3]))
  }

  @Test func theRingIsInTheMiddleOfLargerBounds() {
    let well = well()
    well.frame.size = CGSize(width: 68, height: 40)
    well.layoutIfNeeded()
    let rows = well.drawnRows

    #expect(rows[20][34] == .bluePixel)
    #expect(channels(rows[20][15])[3] == 255 && rows[20][12] == 0)
  }

  @Test func itFollowsTheAppearance() {
    let well = well(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue })
    #expect(well.drawnRows[14][14] == .bluePixel)

    well.overrideUserInterfaceStyle = .dark
    #expect(well.drawnRows[14][14] == .redPixel)
  }

  @Test func observersHearOfTheColorAndSettingItSendsNoEvent() {
    let well = well()
    var heard = 0
    let observation = well.observe(\.selectedColor) { _, _ in heard += 1 }
    well.addAction(UIAction { _ in heard += 100 }, for: .valueChanged)
    well.selectedColor = .red

    #expect(heard == 1)
    observation.invalidate()
  }

  @Test func assistiveTechnologiesReadTitleAndColor() {
    let well = well(.red)
    well.title = "Accent"

    #expect(well.isAccessibilityElement)
    #expect(well.accessibilityLabel == "Accent" && well.accessibilityValue == "red")
    #expect(well.accessibilityTraits == .button)
  }
}
