import DarkroomUIKit
import Testing

/// Measures, lifecycle and events.
@MainActor
@Suite(.tags(.lifecycle))
struct ControlEventTests {
  @Test func eventsHaveTheirBits() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]

    #expect(
      events.map(\.rawValue) == [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192, 16384, 65536, 131_072, 262_144, 524_288,
      ])
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
  }

  @Test func statesHaveTheirBits() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  /// As Apple documents `isContinuous`: without it, the slider sends its event when the user releases the thumb.
  @Test func aSliderThatIsNotContinuousReportsTheEndOfADrag() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    var values: [Float] = []
    slider.addAction(
      UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
    slider.isContinuous = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    window.addSubview(slider)
    let touch = UITouch()
    let event = UIEvent(touches: [touch])

    touch.start(at: CGPoint(x: 2, y: 17), in: slider)
    window.sendEvent(event)
    for x in [27, 52] as [CGFloat] {
      touch.move(to: CGPoint(x: x, y: 17), phase: .moved)
      window.sendEvent(event)
    }
    #expect(slider.value == 0.5 && values == [])
    touch.move(to: CGPoint(x: 52, y: 17), phase: .ended)
    window.sendEvent(event)
    #expect(values == [0.5])

    touch.start(at: CGPoint(x: 52, y: 17), in: slider)
    window.sendEvent(event)
    touch.move(to: CGPoint(x: 52, y: 17), phase: .ended)
    window.sendEvent(event)
    #expect(values == [0.5], "nothing has moved")
  }

  @Test func changesInCodeSendNothing() {
    var events = 0
    let (onOff, stepper, field) = (UISwitch(), UIStepper(), UITextField())
    let segments = UISegmentedControl(items: ["a", "b"])
    for control in [onOff, stepper, segments, field] as [UIControl] {
      control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
    }

    onOff.isOn = true
    onOff.setOn(false, animated: false)
    stepper.value = 3
    segments.selectedSegmentIndex = 1
    field.text = "x"

    #expect(events == 0)
  }
}
