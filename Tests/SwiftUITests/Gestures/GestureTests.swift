import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct GestureTests {
  /// What gestures have told, in order.
  final class Log {
    var lines: [String] = []
  }

  private struct Dragged: View {
    @GestureState private var offset = CGFloat.zero

    var body: some View {
      Color.red.frame(width: 50 + offset, height: 50)
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
    }
  }

  private let log = Log()
  private let middle = CGPoint(x: 100, y: 100)

  private func note(_ line: String) -> () -> Void { { log.lines.append(line) } }

  private func taps(_ view: some View, at point: CGPoint? = nil) -> [String] {
    log.lines = []
    Hosted(view).view.simulateTap(at: point ?? middle)
    return log.lines
  }

  // MARK: What takes touches

  @Test func drawnViewsTakeTouchesAndGapsDoNot() {
    let row = HStack(spacing: 40) {
      Color.red.frame(width: 40, height: 40)
      Text("b").frame(width: 40, height: 40)
    }.onTapGesture(perform: note("tap"))

    #expect(taps(row, at: CGPoint(x: 60, y: 100)) == ["tap"])
    #expect(taps(row) == [])
    #expect(taps(row.background(.blue)) == [])
    #expect(taps(row.contentShape(Rectangle())) == [])
    let wide = HStack(spacing: 40) {
      Color.red.frame(width: 40, height: 40)
      Color.red.frame(width: 40, height: 40)
    }
    #expect(taps(wide.contentShape(Rectangle()).onTapGesture(perform: note("tap"))) == ["tap"])
    #expect(taps(wide.background(.blue).onTapGesture(perform: note("tap"))) == ["tap"])
  }

  @Test func shapesTakeTouchesInsideOfTheirOutline() {
    let circle = Circle().frame(width: 100, height: 100).onTapGesture(perform: note("tap"))

    #expect(taps(circle) == ["tap"])
    #expect(taps(circle, at: CGPoint(x: 54, y: 54)) == [])
  }

  @Test func viewsThatCannotBeSeenTakeNoTouches() {
    let box = Color.red.frame(width: 50, height: 50)

    #expect(taps(box.opacity(0).onTapGesture(perform: note("tap"))) == [])
    #expect(taps(box.hidden().onTapGesture(perform: note("tap"))) == [])
    #expect(taps(Color.clear.onTapGesture(perform: note("tap"))) == [])
    #expect(taps(box.onTapGesture(perform: note("tap")).allowsHitTesting(false)) == [])
    #expect(taps(box.onTapGesture(perform: note("tap")).disabled(true)) == [])
  }

  @Test func whatLiesBehindAViewWithoutTouchesTakesThem() {
    let stack = ZStack {
      Color.red.onTapGesture(perform: note("behind"))
      Color.blue.onTapGesture(perform: note("front")).allowsHitTesting(false)
    }

    #expect(taps(stack) == ["behind"])
  }

  @Test func partsOutsideOfAFrameTakeTouches() {
    let box = Color.red.frame(width: 100, height: 20).frame(width: 10, height: 20)

    #expect(taps(box.onTapGesture(perform: note("tap")), at: CGPoint(x: 60, y: 100)) == ["tap"])
  }

  // MARK: Precedence

  @Test func theInnermostGestureGetsTheFinger() {
    let inner = Color.red.onTapGesture(perform: note("inner"))

    #expect(taps(inner.onTapGesture(perform: note("outer"))) == ["inner"])
    #expect(
      taps(inner.simultaneousGesture(TapGesture().onEnded(note("outer")))).sorted()
        == ["inner", "outer"])
    #expect(
      taps(inner.highPriorityGesture(TapGesture().onEnded(note("outer")))) == ["outer"])
    #expect(
      taps(inner.gesture(TapGesture().onEnded(note("outer")), including: .gesture)) == ["outer"])
    #expect(
      taps(Button("b") { log.lines.append("inner") }.onTapGesture(perform: note("outer"))) == [
        "inner"
      ])
  }

  @Test func aDisabledButtonLeavesTheFingerToTheViewAround() {
    let button = Button("Tap") { log.lines.append("button") }.disabled(true)

    #expect(taps(button.onTapGesture(perform: note("outer"))) == ["outer"])
  }

  @Test func twoTapsAreCountedAcrossTouches() {
    let hosted = Hosted(Color.red.onTapGesture(count: 2, perform: note("two")))

    hosted.view.simulateTap(at: middle)
    #expect(log.lines == [])
    hosted.view.simulateTap(at: middle)
    #expect(log.lines == ["two"])
  }

  @Test func tapsTellTheirPlace() {
    let box = Color.red.frame(width: 100, height: 100)
      .onTapGesture { log.lines.append("\($0.x) \($0.y)") }

    #expect(taps(box, at: CGPoint(x: 60, y: 70)) == ["10.0 20.0"])
  }

  // MARK: Moving and resting fingers

  @Test func dragsTellHowFarTheyAre() {
    let drag = DragGesture()
      .onChanged { log.lines.append("\($0.translation.width)") }
      .onEnded { log.lines.append("end \($0.translation.width)") }
    let hosted = Hosted(Color.red.onTapGesture(perform: note("tap")).gesture(drag))

    hosted.drag([middle, CGPoint(x: 105, y: 100), CGPoint(x: 130, y: 100), CGPoint(x: 150, y: 100)])

    #expect(log.lines == ["30.0", "50.0", "end 50.0"])
  }

  @Test func statesOfGesturesLastAsLongAsTheGesture() {
    let hosted = Hosted(Dragged())
    func width() -> CGFloat? {
      hosted.window.layoutIfNeeded()
      return hosted.frames(ofClass: "PaintedShapeView").first?.width
    }
    var during: CGFloat?

    hosted.drag([middle, CGPoint(x: 130, y: 100)]) { during = width() }

    #expect([during, width()] == [80, 50])
  }

  @Test func longPressesNeedTimeAndTellOfTheFinger() {
    func pressed(for seconds: Double) -> [String] {
      log.lines = []
      let hosted = Hosted(
        Color.red.onLongPressGesture(minimumDuration: 0.05, perform: note("long")) {
          log.lines.append("\($0)")
        })
      hosted.drag([middle]) { Thread.sleep(forTimeInterval: seconds) }
      return log.lines
    }

    #expect(pressed(for: 0) == ["true", "false"])
    #expect(pressed(for: 0.06) == ["true", "false", "long"])
  }

  @Test func gesturesAreJoined() {
    let tap = TapGesture().onEnded(note("tap"))
    let drag = DragGesture().onEnded { _ in log.lines.append("drag") }
    func moved(_ gesture: some Gesture) -> [String] {
      log.lines = []
      Hosted(Color.red.gesture(gesture)).drag([middle, CGPoint(x: 150, y: 100)])
      return log.lines
    }

    #expect(moved(tap.exclusively(before: drag)) == ["drag"])
    #expect(taps(Color.red.gesture(tap.exclusively(before: drag))) == ["tap"])
    #expect(taps(Color.red.gesture(tap.simultaneously(with: drag))) == ["tap"])
    let press = LongPressGesture(minimumDuration: 0)
    #expect(moved(press.sequenced(before: drag)) == ["drag"])
    #expect(moved(AnyGesture(drag.map { $0.translation })) == ["drag"])
  }

  @Test func anotherFingerComesAfterTheFirstIsLifted() {
    let hosted = Hosted(Color.red.onTapGesture(perform: note("tap")))

    hosted.drag([middle]) { hosted.drag([CGPoint(x: 20, y: 20)]) }
    #expect(log.lines == ["tap"])
    hosted.drag([middle])
    #expect(log.lines == ["tap", "tap"])
  }
}
