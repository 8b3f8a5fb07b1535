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

  @Test func controlsOfFixedSizeKeepItInStacksAndUnderConstraints() {
    let (toggle, stepper) = (UISwitch(), UIStepper())
    let stack = UIStackView(arrangedSubviews: [toggle, stepper])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    stack.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(stepper.frame == CGRect(x: 0, y: 60, width: 94, height: 32))

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pinned = UISwitch()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      pinned.widthAnchor.constraint(equalToConstant: 120),
      pinned.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 10, y: 20, width: 51, height: 31))

    pinned.bounds.size = CGSize(width: 9, height: 9)
    stepper.frame.size.width = 300
    #expect(pinned.bounds.size == CGSize(width: 51, height: 31) && stepper.frame.width == 94)
    stepper.bounds.size = CGSize(width: 9, height: 9)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }

  /// Probes of openuikit, and storyboards: the view takes any size, and its wheel stays in the middle.
  @Test func anActivityIndicatorKeepsTheSizeOfItsWheel() {
    let (small, large) = (UIActivityIndicatorView(), UIActivityIndicatorView())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    large.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(large)
    NSLayoutConstraint.activate([
      large.widthAnchor.constraint(equalToConstant: 60),
      large.heightAnchor.constraint(equalToConstant: 41),
    ])
    root.layoutIfNeeded()
    #expect(large.bounds.size == CGSize(width: 60, height: 41))
    for indicator in [small, large] { indicator.startAnimating() }

    let rows = large.drawnRows
    #expect(rows[10..<30].map { Array($0[20..<40]) } == small.drawnRows)
    #expect(rows.joined().count { $0 != 0 } == small.drawnRows.joined().count { $0 != 0 })
  }

  /// Controls of which no source says that they keep a size.
  @Test func otherControlsTakeTheSizeOfTheirConstraints() {
    let controls: [UIView] = [
      UISlider(), UISegmentedControl(items: ["A", "B"]), UIPageControl(), UIProgressView(),
      UIColorWell(),
    ]
    let stack = UIStackView(arrangedSubviews: controls)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stack.layoutIfNeeded()

    #expect(controls.allSatisfy { $0.frame.size == CGSize(width: 200, height: 60) })
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

  @Test func theLimitsOfASliderPushEachOther() {
    let slider = UISlider()
    slider.minimumValue = 4
    #expect(slider.maximumValue == 4 && slider.value == 4)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
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
