import DarkroomUIKit
import Testing

/// Measures, control sizes.
@MainActor
@Suite(.tags(.controlSizes, .decisions))
struct ControlSizeTests {
  @Test func switchesKeepTheirSize() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))

    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
  }

  @Test func controlsHaveTheClassicSizes() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func threePagesAreAboutAsWideAsOnIOS() {
    let size = UIPageControl().size(forNumberOfPages: 3)

    #expect(size.width == 73 && abs(size.height - 25.67) < 0.01)
  }

  @Test func valuesStayBetweenTheirLimitsAndSendNothing() {
    let slider = UISlider()
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5 && events == 0)
  }

  @Test func removingASegmentMovesTheSelection() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "c")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func indicatorsHideWhileTheyStandStill() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
  }
}
