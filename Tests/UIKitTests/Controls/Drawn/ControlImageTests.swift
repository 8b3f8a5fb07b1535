import DarkroomUIKit
import Testing

/// Images that controls take in place of what they draw themselves.
@MainActor
struct ControlImageTests {
  @Test func aSlidersTrackIsMadeOfItsImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 0.5
    slider.setThumbImage(.colored(.clear, 10, 10), for: .normal)
    slider.setMinimumTrackImage(.colored(.red, 1, 8), for: .normal)
    slider.setMaximumTrackImage(.colored(.blue, 1, 8), for: .normal)
    slider.layoutIfNeeded()
    let rows = slider.drawnRows

    #expect(rows[14][20] == .redPixel)
    #expect(rows[20][80] == .bluePixel)
    #expect(rows[10][20] == 0)
    #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .normal))
  }

  @Test func templatesAtTheEndsOfASliderAreTinted() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.tintColor = .red
    slider.minimumValueImage = .colored(.black, 10, 10).withRenderingMode(.alwaysTemplate)
    slider.maximumValueImage = .colored(.blue, 10, 10)
    let row = slider.drawnRows[17]

    #expect(row[5] == .redPixel)
    #expect(row[95] == .bluePixel)
  }

  @Test func progressIsMadeOfItsImages() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.3
    view.trackImage = .colored(.blue, 1, 1)
    view.progressImage = .colored(.red, 1, 1)
    let row = view.drawnRows[1]

    #expect(row[0] == .redPixel)
    #expect(row[29] == .redPixel)
    #expect(row[31] == .bluePixel)
  }

  @Test func aStepperIsMadeOfItsImages() {
    let stepper = UIStepper()
    stepper.setBackgroundImage(.colored(.white, 1, 1), for: .normal)
    stepper.setDividerImage(
      .colored(.green, 2, 1), forLeftSegmentState: .normal, rightSegmentState: .normal)
    let plus = UIImage.colored(.red, 10, 10).withRenderingMode(.alwaysOriginal)
    stepper.setIncrementImage(plus, for: .normal)
    let minus = UIImage.colored(.blue, 10, 10).withRenderingMode(.alwaysOriginal)
    stepper.setDecrementImage(minus, for: .disabled)
    let row = stepper.drawnRows[16]

    #expect(row[1] == 0xffff_ffff)
    #expect(row[47] == .greenPixel)
    #expect(row[70] == .redPixel)
    // The value is at its lower limit.
    #expect(row[23] == .bluePixel)
    stepper.value = 5
    #expect(stepper.drawnRows[16][23] != .bluePixel)
  }

  /// Where the tint does nothing for the signs, it does once they are set again.
  @Test func aSteppersOwnImagesAreTinted() {
    let stepper = UIStepper()
    stepper.tintColor = .red
    stepper.setIncrementImage(.colored(.black, 10, 10), for: .normal)
    #expect(stepper.drawnRows[16][70] == .redPixel)
    stepper.isEnabled = false
    #expect(stepper.drawnRows[16][70] != .redPixel)
  }

  @Test func aStepperHasImagesOfItsSigns() throws {
    let stepper = UIStepper()
    let plus = try #require(stepper.incrementImage(for: .normal))
    stepper.setIncrementImage(plus, for: .normal)

    #expect(plus.isSymbolImage)
    #expect(stepper.incrementImage(for: .normal) === plus)
    #expect(stepper.decrementImage(for: .normal) != nil)
    #expect(stepper.decrementImage(for: .disabled) == nil)
  }

  @Test func theSelectedSegmentsShadowStaysInTheTrack() {
    let control = UISegmentedControl(items: ["", ""])
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 32)
    control.selectedSegmentIndex = 0
    let rows = control.drawnRows

    // Outside of the round corners, and in the track below the segment.
    #expect(rows[31][0] == 0)
    #expect(rows[31][20] != rows[31][70])
  }

  @Test func segmentsHaveBackgroundsByState() {
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 32)
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(.colored(.red, 1, 1), for: .normal, barMetrics: .default)
    control.setBackgroundImage(.colored(.blue, 1, 1), for: .selected, barMetrics: .default)
    control.setDividerImage(
      .colored(.green, 4, 1), forLeftSegmentState: .normal, rightSegmentState: .selected,
      barMetrics: .default)
    let row = control.drawnRows[16]

    #expect([row[10], row[45], row[80]] == [.redPixel, .bluePixel, .redPixel])
    #expect(row[29] == .greenPixel)
    // No image was set for these states.
    #expect(row[60] == .redPixel)
    #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
  }

  @Test func aSegmentsContentIsMoved() {
    let control = UISegmentedControl(items: [
      UIImage.colored(.red, 4, 4).withRenderingMode(.alwaysOriginal)
    ])
    control.frame = CGRect(x: 0, y: 0, width: 40, height: 32)
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setContentOffset(CGSize(width: 10, height: 6), forSegmentAt: 0)

    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 10, height: 6))
    #expect(control.drawnRows[22][30] == .redPixel)
    #expect(control.drawnRows[16][20] == 0)
  }
}
