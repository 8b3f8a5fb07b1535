import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct ImageViewAnimationTests {
  @Test func highlightedViewsAnimateOtherImages() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.animationImages = [.colored(.red, 2, 2)]
    view.highlightedAnimationImages = [.colored(.blue, 2, 2)]
    view.startAnimating()
    #expect(view.drawnRows[0][0] == .redPixel)

    view.isHighlighted = true
    #expect(view.drawnRows[0][0] == .bluePixel)
  }

  @Test func anAnimationEndsAfterItsRounds() async throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.image = .colored(.green, 2, 2)
    view.animationImages = [.colored(.red, 2, 2)]
    view.animationDuration = 0.01
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating)

    while view.isAnimating { try await Task.sleep(for: .milliseconds(5)) }
    #expect(view.drawnRows[0][0] == .greenPixel)
  }

  @Test func anAnimationWithoutEndGoesOn() async throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.animationImages = [.colored(.red, 2, 2)]
    view.animationDuration = 0.001
    view.startAnimating()
    try await Task.sleep(for: .milliseconds(20))

    #expect(view.isAnimating)
  }
}
