import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct SliderTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Volume: View {
    @State var value = 2.0
    var step: Double? = nil
    let log: Log

    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step)
        } else {
          Slider(value: $value, in: 0...10) { log.lines.append("\($0)") }
        }
        Text("\(value, specifier: "%.2f")")
      }
    }
  }

  private func text(_ hosted: Hosted) -> String? {
    hosted.window.layoutIfNeeded()
    return hosted.views.first { "\(type(of: $0))" == "TextView" }?.viewSource?.text?.string
  }

  // MARK: Slider

  /// Recorded by iOS 15 at one pixel a point: labels are 8 points from the track, whose slider is as wide as there is room.
  @Test func theTrackIsBetweenTheLabelsOfItsEnds() throws {
    let hosted = Hosted(
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 20)
      } maximumValueLabel: {
        Color.red.frame(width: 30, height: 20)
      })
    let frame = try hosted.frame(of: UISlider.self)

    #expect(frame == CGRect(x: 28, y: 84.5, width: 134, height: 31))
    #expect(hosted.frames(ofClass: "TextView").isEmpty)
    #expect(try hosted.first(UISlider.self).accessibilityLabel == "Volume")
  }

  /// jordansinger/SwiftUI-Kit writes sliders so.
  @Test func theLabelMayComeLast() throws {
    let both = Hosted(
      Slider(
        value: .constant(0.5), in: 0...1, step: 0.1, onEditingChanged: { _ in },
        minimumValueLabel: Color.red.frame(width: 20, height: 20),
        maximumValueLabel: Color.red.frame(width: 30, height: 20)
      ) { Text("Volume") })
    let plain = Hosted(Slider(value: .constant(0.5), onEditingChanged: { _ in }) { Text("Gain") })
    let first = Hosted(Slider(value: .constant(0.5)) { Text("Pan") })

    #expect(try both.frame(of: UISlider.self) == CGRect(x: 28, y: 84.5, width: 134, height: 31))
    #expect(try both.first(UISlider.self).accessibilityLabel == "Volume")
    #expect(try plain.first(UISlider.self).accessibilityLabel == "Gain")
    #expect(try first.first(UISlider.self).accessibilityLabel == "Pan")
  }

  @Test func aFingerOnTheTrackChangesTheValue() throws {
    let log = Log()
    let hosted = Hosted(Volume(log: log))
    let frame = try hosted.frame(of: UISlider.self)

    #expect(text(hosted) == "2.00")
    hosted.drag([CGPoint(x: 40, y: frame.midY), CGPoint(x: 100, y: frame.midY)])
    #expect(text(hosted) == "5.00")
    #expect(log.lines == ["true", "false"])
  }

  @Test func aSliderWithStepsStopsAtThem() throws {
    let hosted = Hosted(Volume(step: 4, log: Log()))
    let frame = try hosted.frame(of: UISlider.self)

    hosted.drag([CGPoint(x: 40, y: frame.midY), CGPoint(x: 95, y: frame.midY)])
    #expect(text(hosted) == "4.00")
    // The last step within the range is 8.
    hosted.drag([CGPoint(x: 40, y: frame.midY), CGPoint(x: 199, y: frame.midY)])
    #expect(text(hosted) == "8.00")
    #expect(try hosted.first(UISlider.self).value == 8)
  }

  @Test func disabledSlidersStayWhereTheyAre() throws {
    let hosted = Hosted(Volume(log: Log()).disabled(true))
    let frame = try hosted.frame(of: UISlider.self)

    hosted.drag([CGPoint(x: 40, y: frame.midY), CGPoint(x: 100, y: frame.midY)])

    #expect(text(hosted) == "2.00")
  }

  @Test func theFilledPartOfTheTrackHasTheTint() {
    func color(_ view: some View) -> [UInt8] { Hosted(view).color(at: CGPoint(x: 20, y: 100)) }
    let slider = Slider(value: .constant(0.5))

    #expect(color(slider) == [0, 122, 255, 255])
    #expect(color(slider.tint(Color.red)) == [255, 59, 48, 255])
    #expect(color(slider.environment(\.layoutDirection, .rightToLeft)) != [0, 122, 255, 255])
  }

  // MARK: Stepper

  private struct Counter: View {
    @State var count = 1
    let log: Log

    var body: some View {
      Stepper("Count: \(count)", value: $count, in: 0...3, step: 2) { log.lines.append("\($0)") }
    }
  }

  private func tap(_ hosted: Hosted, plus: Bool) throws {
    let frame = try hosted.frame(of: UIStepper.self)
    hosted.view.simulateTap(at: CGPoint(x: plus ? frame.maxX - 20 : frame.minX + 20, y: frame.midY))
    hosted.window.layoutIfNeeded()
  }

  /// Recorded by iOS 15: 94 x 32 points at the trailing edge.
  @Test func theStepperIsAtTheTrailingEdge() throws {
    let hosted = Hosted(Stepper("A", value: .constant(1)), in: CGSize(width: 300, height: 100))

    #expect(
      try hosted.frame(of: UIStepper.self) == CGRect(x: 206, y: 34, width: 94, height: 32))
    #expect(hosted.frames(ofClass: "TextView").first?.minX == 0)
  }

  @Test func tapsChangeTheValueByAStepWithinItsLimits() throws {
    let log = Log()
    let hosted = Hosted(Counter(log: log))

    try tap(hosted, plus: true)
    #expect(text(hosted) == "Count: 3")
    try tap(hosted, plus: true)
    #expect(text(hosted) == "Count: 3")
    try tap(hosted, plus: false)
    try tap(hosted, plus: false)
    #expect(text(hosted) == "Count: 0")
    #expect(log.lines.prefix(2) == ["true", "false"])
  }

  private struct ByteCounter: View {
    @State var count: UInt8 = 250

    var body: some View { Stepper("\(count)", value: $count, in: 0...255, step: 300) }
  }

  @Test func aStepEndsAtTheGreatestIntegerOfItsType() throws {
    let hosted = Hosted(ByteCounter())

    try tap(hosted, plus: true)
    #expect(text(hosted) == "255")
    try tap(hosted, plus: false)
    #expect(text(hosted) == "0")
  }

  @Test func closuresOfAStepperAreCalled() throws {
    let log = Log()
    let hosted = Hosted(
      Stepper {
        Text("Pages")
      } onIncrement: {
        log.lines.append("+")
      } onDecrement: {
        log.lines.append("-")
      })

    try tap(hosted, plus: true)
    try tap(hosted, plus: false)
    try tap(hosted, plus: true)

    #expect(log.lines == ["+", "-", "+"])
    #expect(try hosted.first(UIStepper.self).superview?.accessibilityLabel == "Pages")
  }
}
