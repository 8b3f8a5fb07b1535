import SwiftUI
import Testing

@MainActor
struct PhaseAnimatorTests {
  @Test func theFirstPhaseIsDrawn() {
    let view = Picture(
      Rectangle().phaseAnimator([true, false]) { content, isFirst in
        content.foregroundStyle(
          isFirst ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
      })

    #expect(view.color(20, 20) == "ff0000")
  }

  @Test func theBodyOfAnAnimationIsDrawn() {
    let view = Picture(
      Color(red: 1, green: 0, blue: 0).animation(.default) { $0.frame(width: 10, height: 10) })

    #expect(view.color(20, 20) == "ff0000")
    #expect(view.color(5, 5) == "ffffff")
  }
}
