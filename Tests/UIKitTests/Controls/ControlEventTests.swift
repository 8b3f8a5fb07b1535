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
